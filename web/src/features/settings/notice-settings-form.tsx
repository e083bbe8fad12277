import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { LAW_IS_INFERRED, NOTICE_LAW_LABELS, NOTICE_LAWS } from '@xd/core/domain/notice/lawful.ts'
import { refetch } from '#data/refetch.ts'
import { type NoticeSettingsData, useSaveNoticeSettings } from '#data/store-settings.ts'
import { useEdits } from '#state/use-edits.ts'
import { Contested } from '#parts/page/contested.tsx'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { noticeDraft, noticesOf } from './notice-draft.ts'
import { LadderFields } from './ladder-fields.tsx'
import { SectionForm, tellSaved } from './store-section.tsx'
import { useNoticeTemplates, WordsPair } from './words-pair.tsx'
import styles from './notice-settings.module.css'

/** A store's automatic notices: whether they are sent, under which law, in which words, and on which days. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettingsData }) {
  const { draft, isDirty, expectedVersion, contest, change, saveAs, refused } = useEdits(
    noticeDraft(settings),
    settings.settingsVersion,
  )
  const templates = useNoticeTemplates()
  const save = useSaveNoticeSettings()
  const told = tellSaved('Notice settings saved')
  const submit = () =>
    save.mutate(
      { settings: noticesOf(draft), expectedVersion },
      {
        onSuccess: ({ settings: now }) => {
          told.onSuccess()
          saveAs(noticeDraft(now), now.settingsVersion)
        },
        onError: (error) => {
          told.onError(error)
          refused(error)
          if (error.code === 'conflict') void refetch('settings/notices/fetch')
        },
      },
    )
  return (
    <SectionForm onSubmit={submit}>
      <Checkbox
        writes
        label="Send batches automatically, without a review"
        checked={draft.noticeAutoSend}
        onChange={(noticeAutoSend) => change({ noticeAutoSend })}
      />
      <SelectField
        writes
        label="State rules"
        value={draft.noticeLaw}
        onChange={(noticeLaw) => change({ noticeLaw })}
        options={NOTICE_LAWS.map((law) => ({ value: law, label: NOTICE_LAW_LABELS[law] }))}
      />
      {draft.noticeLaw === 'california' && (
        <Banner tone="info">
          Notices sent after a ticket is due are letters unless the customer has agreed to electronic notices and
          answered a message at that number or address. {LAW_IS_INFERRED}
        </Banner>
      )}
      <LadderFields draft={draft} error={save.error} templates={templates} onChange={change} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Message text</legend>
        {templates.length === 0 ? (
          <p className={styles.hint}>
            Notices use the standard text. To write your own, add notice templates under Quick Replies.
          </p>
        ) : (
          Object.values(draft.texts).map((text, index) => (
            <WordsPair
              key={text.kind}
              name={BATCH_KIND_LABELS[text.kind]}
              value={text}
              templates={templates}
              standard="Standard text"
              error={save.error?.fields[`settings.texts.${index}`]}
              onChange={(pair) => change({ texts: { ...draft.texts, [text.kind]: { ...text, ...pair } } })}
            />
          ))
        )}
      </fieldset>
      <Contested contest={contest} />
      <Button writes type="submit" variant="primary" busy={save.isPending}>
        Save notice settings
      </Button>
      <LeaveGuard dirty={isDirty && !save.isPending} />
    </SectionForm>
  )
}
