import { useState } from 'react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { KEY_LASTS_MOST_MS, KEY_LASTS_MS, KEY_NAME_MAX, mayBeAKeys } from '@xd/core/domain/access/api-key.ts'
import { type Permission, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { type ApiKeyData, useSaveApiKey } from '#data/api-keys.ts'
import { useSignedIn } from '#data/session.ts'
import { PermissionBoxes } from '#parts/employee/permission-boxes.tsx'
import { StoreBoxes } from '#parts/store/store-boxes.tsx'
import { NotDone } from '#parts/page/not-done.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import { KeyActs } from './key-acts.tsx'
import { KeyNotes } from './key-notes.tsx'
import type { Shown } from '#parts/employee/secret-dialog.tsx'

type Props = { apiKey: ApiKeyData | null; onClose: () => void; onSecret: (shown: Shown) => void }

/** Permissions that only people can have, not keys. */
const OFFERED = PERMISSIONS.filter(mayBeAKeys)

const lines = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Creates or changes a key. */
export function KeyDialog({ apiKey, onClose, onSecret }: Props) {
  const { user, company } = useSignedIn()
  const now = useNow()
  const dayOf = (instant: number) => localDay(instant, company.companyTimezone)
  const [usualLastDay] = useState(() => dayOf(now + KEY_LASTS_MS))
  const save = useSaveApiKey()
  const editor = useEditor(save, {
    saved: {
      keyName: apiKey?.keyName ?? '',
      keyPermissions: (apiKey?.keyPermissions ?? []) as readonly Permission[],
      keyStoreIDs: apiKey ? apiKey.keyStoreIDs : null,
      addresses: apiKey?.keyAddresses.join('\n') ?? '',
      lastDay: apiKey ? dayOf(new Date(apiKey.keyExpires).getTime() - 1) : usualLastDay,
    },
    version: apiKey?.keyVersion,
    record: 'key',
    onClose,
  })
  const { first, draft, change, field, fault, failure, leave } = editor
  const showSecret: Props['onSecret'] = (shown) => {
    leave()
    onSecret(shown)
  }
  const isOver = apiKey?.keyState === 'revoked'
  const submit = () => {
    if (isOver) return
    const { keyName, keyPermissions, keyStoreIDs, addresses, lastDay } = draft
    // A key works until the end of its last day.
    const until = new Date(instantOf(addDays(lastDay, 1), company.companyTimezone)).toISOString()
    const key = {
      ...(apiKey && { keyID: apiKey.keyID }),
      ...{ keyName, keyPermissions, keyStoreIDs, keyAddresses: lines(addresses) },
      ...(lastDay !== first.lastDay && { keyExpires: until }),
    }
    editor.save({ key }, ({ secret, approval }) => {
      if (secret !== undefined) return showSecret({ name: keyName.trim(), secret, isRotated: false })
      if (approval) toast(WAITS_FOR_OWNER, { tone: 'info' })
      else toast(`${keyName.trim()} is saved`)
      leave()
    })
  }
  return (
    <EditorDialog
      {...editor.dialog}
      title={apiKey ? apiKey.keyName : 'Create API key'}
      onSubmit={submit}
      does={isOver ? null : apiKey ? 'Save key' : 'Create key'}
      start={
        apiKey &&
        !isOver && (
          <KeyActs apiKey={apiKey} isOwn={apiKey.keyMakerID === user.userID} onClose={leave} onSecret={showSecret} />
        )
      }
    >
      <KeyNotes apiKey={apiKey} />
      {failure && (
        <NotDone
          error={failure}
          title={apiKey ? 'The key wasn’t saved.' : 'The key wasn’t created.'}
          doubt={apiKey ? 'The key may have been saved.' : 'The key may have been created.'}
          again={
            apiKey
              ? 'If you try again, it won’t be saved twice.'
              : 'If it’s in the list, revoke it and create another, because its secret won’t be shown again.'
          }
        />
      )}
      <FieldPair>
        <TextField
          label="Name"
          required
          maxLength={KEY_NAME_MAX}
          hint="The program it’s for. Its activity shows as “API: name”"
          readOnly={isOver}
          {...field('keyName')}
        />
        {!isOver && (
          <DatePickerField
            label="Expires"
            hint="One year by default, two at most"
            today={dayOf(now)}
            min={dayOf(now)}
            max={dayOf(now + KEY_LASTS_MOST_MS)}
            {...field('lastDay', 'keyExpires')}
          />
        )}
      </FieldPair>
      <PermissionBoxes offered={OFFERED} held={user.userPermissions} disabled={isOver} {...field('keyPermissions')} />
      {!isOver && (
        <>
          <StoreBoxes
            all="All stores its creator can use"
            value={draft.keyStoreIDs}
            error={fault('keyStoreIDs')}
            onChange={(keyStoreIDs) => change({ keyStoreIDs: keyStoreIDs && [...keyStoreIDs] })}
          />
          <TextArea
            label="Allowed IP addresses"
            rows={2}
            placeholder="203.0.113.7, 203.0.113.0/24 or 2001:db8::/32"
            hint="One per line. Leave empty to allow any address."
            spellCheck={false}
            {...field('addresses', 'keyAddresses')}
          />
        </>
      )}
    </EditorDialog>
  )
}
