import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { LAW_IS_INFERRED, NOTICE_LAW_LABELS, NOTICE_LAWS } from '@xd/core/domain/notice/lawful.ts'
import { type NoticeSettingsData, useSaveStoreSettings } from '#data/store-settings.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { noticeDraft, noticesOf } from './notice-draft.ts'
import { LadderFields } from './ladder-fields.tsx'
import { SectionFoot, SectionForm, useStoreForm } from './store-section.tsx'
import { useNoticeTemplates, WordsPair } from './words-pair.tsx'
import styles from './notice-settings.module.css'

/** A store's automatic notices: whether they are sent, under which law, in which words, and on which days. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettingsData }) {
  const templates = useNoticeTemplates()
  const { draft, change, field, fault, submit, foot } = useStoreForm(useSaveStoreSettings('settings/notices'), {
    settings,
    draftOf: noticeDraft,
    said: 'Notice settings saved',
  })
  return (
    <SectionForm onSubmit={() => submit(noticesOf(draft))}>
      <Checkbox
        writes
        label="Send batches automatically, without a review"
        checked={draft.noticeAutoSend}
        onChange={(noticeAutoSend) => change({ noticeAutoSend })}
      />
      <SelectField
        writes
        label="State rules"
        options={NOTICE_LAWS.map((law) => ({ value: law, label: NOTICE_LAW_LABELS[law] }))}
        {...field('noticeLaw')}
      />
      {draft.noticeLaw === 'california' && (
        <Banner tone="info">
          Notices sent after a ticket is due are letters unless the customer has agreed to electronic notices and
          answered a message at that number or address. {LAW_IS_INFERRED}
        </Banner>
      )}
      <LadderFields {...{ draft, change, field, fault, templates }} />
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
              error={fault(`texts.${index}`)}
              onChange={(pair) => change({ texts: { ...draft.texts, [text.kind]: { ...text, ...pair } } })}
            />
          ))
        )}
      </fieldset>
      <SectionFoot foot={foot} label="Save notice settings" />
    </SectionForm>
  )
}
