/** On a view-only visit, the control that opens it is disabled. */
const OPENED = 'opened by a control that is held'
const SHOWN = 'not shown on a view-only visit'
const WITHIN = 'held within'
const UNCHANGED = 'saves what was typed, and nothing can be typed'

/**
 * Elements that write and do not disable themselves on a view-only visit, with the reason why users cannot reach them.
 */
export const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'features/account/own-sessions.tsx SessionRow onEnd': WITHIN,
  'features/announcements/visitors-bar.tsx button onClick': 'no visitor is told of visits',
  'features/calendar/calendars-column.tsx NewCalendarDialog onCreate': OPENED,
  'features/calendar/calendars-dialog.tsx CalendarSelectorDialog onCreate': OPENED,
  'features/calendar/calendars-dialog.tsx CalendarSelectorDialog onSelect': OPENED,
  'features/calendar/entry-editor.tsx Button onClick': 'answers an edit that could not be saved',
  'features/calendar/entry-editor.tsx CalendarSelectorDialog onCreate': OPENED,
  'features/calendar/entry-editor.tsx ConfirmDialog onCancel': OPENED,
  'features/calendar/grid-view.tsx Grid onEnd': 'fixed on a view-only visit',
  'features/calendar/grid-view.tsx Grid onMove': 'fixed on a view-only visit',
  'features/conversation/choice-popover.tsx LabelChoices onCreate': OPENED,
  'features/conversation/message-composer.tsx ComposerBar onSend': SHOWN,
  'features/conversation/message-composer.tsx ComposerBar onSendAndArchive': SHOWN,
  'features/conversation/message-composer.tsx GrowingBox onKeyDown': SHOWN,
  'features/conversation/message-composer.tsx SendLaterDialog onSave': SHOWN,
  'features/conversation/message-composer.tsx SendLaterDialog onSendNow': SHOWN,
  'features/conversation/note-composer.tsx Button onClick': SHOWN,
  'features/conversation/note-composer.tsx GrowingBox onKeyDown': SHOWN,
  'features/conversation/scheduled-bubble.tsx SendLaterDialog onSave': OPENED,
  'features/conversation/scheduled-bubble.tsx SendLaterDialog onSendNow': OPENED,
  'features/conversation/undoable-bubble.tsx Button onClick': 'only for whoever has just sent the message',
  'features/customers/customer-comments.tsx CommentBox onType': UNCHANGED,
  'features/customers/customer-consent.tsx RadioChips onChange': 'disabled by `useHeld`',
  'features/customers/customer-labels.tsx LabelPicker onChange': SHOWN,
  'features/customers/customer-labels.tsx LabelPicker onCreate': SHOWN,
  'features/home/home-calendar.tsx CalendarSelectorDialog onCreate': OPENED,
  'features/home/home-calendar.tsx CalendarSelectorDialog onSelect': OPENED,
  'features/mailers/force-dialog.tsx ManyDialog onConfirm': OPENED,
  'features/payments/custom-fields-tab.tsx div onKeyDown': UNCHANGED,
  'features/payments/note-tab.tsx section onKeyDown': UNCHANGED,
  'features/payments/payment-comments.tsx CommentBox onType': UNCHANGED,
  'features/payments/refund-dialog.tsx Button onClick': OPENED,
  'features/replies/reply-list.tsx SortableList onMove': WITHIN,
  'parts/approval/waiting-approvals.tsx Waiting onDecline': WITHIN,
  'parts/label/labels-line.tsx LabelPicker onCreate': OPENED,
  'ui/overlay/toasts.tsx entry run': 'only for whoever has just changed something',
}
