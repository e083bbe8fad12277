import { Archive, Flag, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { ContextMenu } from '#ui/overlay/context-menu.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { Popover } from '#ui/overlay/popover.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { toast, toastUndo } from '#ui/overlay/toasts.tsx'
import { CalendarSelectorDialog } from '#parts/calendar/calendar-selector-dialog.tsx'
import { ColorSelectorDialog } from '#ui/picker/color-selector-dialog.tsx'
import { DateTimePicker } from '#ui/picker/date-time-picker.tsx'
import { GenericSelectDialog } from '#ui/picker/generic-select-dialog.tsx'
import { StoreSelectorDialog } from '#parts/store/store-selector-dialog.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { GALLERY_STORES } from './sample.ts'
import styles from './gallery.module.css'

const ENTRIES: MenuEntry[] = [
  {
    key: 'archive',
    label: 'Archive',
    icon: <Archive />,
    shortcut: 'E',
    onSelect: () => toastUndo('Archived Whitfield, Jerome', () => undefined),
  },
  { key: 'assign', label: 'Assign to me', icon: <UserPlus />, shortcut: 'A', onSelect: () => undefined },
  { key: 'rule', kind: 'rule' },
  { key: 'labels', kind: 'heading', label: 'Labels' },
  {
    key: 'label',
    kind: 'choice',
    label: 'Label',
    chosen: 'regular',
    options: [
      { key: 'regular', label: 'Regular' },
      { key: 'new', label: 'New' },
    ],
    onChoose: () => undefined,
  },
  {
    key: 'flag',
    label: 'Flag',
    icon: <Flag />,
    disabledReason: 'Archived conversations keep their flag',
    onSelect: () => undefined,
  },
  { key: 'block', label: 'Block customer', danger: true, onSelect: () => undefined },
]

const PEOPLE = ['Dana Ruiz', 'Priya Nair', 'Tomás Muñoz', 'Kirsten Halvorsen', 'Olu Adeyemi', 'Lev Petrov'].map(
  (title, value) => ({
    value,
    title,
    before: <Avatar name={title} size={32} />,
  }),
)

type Shown = 'dialog' | 'confirm' | 'date' | 'color' | 'stores' | 'people' | 'calendars' | null

export function OverlaySection() {
  const [shown, setShown] = useState<Shown>(null)
  const [tab, setTab] = useState<'views' | 'note' | 'card'>('views')
  const [name, setName] = useState('')
  const [calendar, setCalendar] = useState<number | null>(null)
  const [calendars, setCalendars] = useState([{ catID: 1, catTitle: 'Birthdays', catColor: '#a8553f' }])
  const close = () => setShown(null)
  return (
    <section className={styles.section}>
      <h2>Overlays</h2>
      <div className={styles.row}>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => setShown('date')}>Date & Time</Button>
        <Button onClick={() => setShown('color')}>Color</Button>
        <Button onClick={() => setShown('stores')}>Stores</Button>
        <Button onClick={() => setShown('people')}>Grid select</Button>
        <Button onClick={() => setShown('calendars')}>Calendars</Button>
      </div>
      <div className={styles.row}>
        <Menu trigger={<Button>Menu</Button>} entries={ENTRIES} align="start" />
        <Popover trigger={<Button>Popover</Button>} label="Filters" width={260}>
          Anything that belongs to the button.
        </Popover>
        <Button onClick={() => toastUndo('Archived 3 conversations', () => undefined)}>Undo toast</Button>
        <Button
          onClick={() =>
            toast('Not sent: the server cannot be reached.', {
              tone: 'danger',
              action: { label: 'Retry', onClick: () => undefined },
            })
          }
        >
          Failure toast
        </Button>
      </div>
      <ContextMenu entries={ENTRIES}>
        <div className={styles.card}>Right-click here</div>
      </ContextMenu>
      <Tabs
        label="Payment Details"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'views', label: 'Views', count: 12, panel: 'A table of views.' },
          { value: 'note', label: 'Note / Labels', panel: 'The note.' },
          { value: 'card', label: 'Card', panel: 'Visa debit ···· 5556' },
        ]}
      />
      <CalendarSelectorDialog
        open={shown === 'calendars'}
        onClose={close}
        calendars={calendars}
        value={calendar}
        onSelect={setCalendar}
        onCreate={(made) => {
          const catID = calendars.length + 1
          setCalendars([...calendars, { catID, ...made }])
          return Promise.resolve(catID)
        }}
      />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Edit Contact"
        description="Contacts are shared between all stores; conversations are isolated."
        dirty={name !== ''}
        onSubmit={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" type="submit">
              Save Contact
            </Button>
          </>
        }
      >
        <TextField label="First Name" required value={name} onChange={setName} />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onCancel={close}
        onConfirm={close}
        title="Cancel the request for $125.50 to Jerome Whitfield?"
        description="Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request."
        confirm="Cancel Request"
        cancel="Keep it"
        danger
      />
      <DateTimePicker
        open={shown === 'date'}
        onClose={close}
        value="2026-11-21T09:15"
        now="2026-11-21T10:42"
        onSave={(local) => toast(local)}
        zone="Pacific"
      />
      <ColorSelectorDialog open={shown === 'color'} onClose={close} value="#b2622f" onSelect={(hex) => toast(hex)} />
      <StoreSelectorDialog
        open={shown === 'stores'}
        onClose={close}
        stores={GALLERY_STORES}
        user={{ userAllowedStoreIDs: [1, 2, 3] }}
        value={2}
        onSelect={(storeID) => toast(`Store ${storeID}`)}
      />
      <GenericSelectDialog
        open={shown === 'people'}
        onClose={close}
        title="Assign to"
        mode="grid"
        searchable
        items={PEOPLE}
        value={1}
        onSelect={() => undefined}
      />
    </section>
  )
}
