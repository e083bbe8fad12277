import { useState } from 'react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { type Permission, PRESETS } from '@xd/core/domain/access/permissions.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { type StoreData, useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { type ManagedUserData, useSaveUser } from '#data/users.ts'
import { ColorButton } from '#ui/picker/color-button.tsx'
import { InviteLinkDialog } from '#parts/employee/invite-link-dialog.tsx'
import { NotDone } from '#parts/page/not-done.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { StoreBoxes } from '#parts/store/store-boxes.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { UserActs } from './user-acts.tsx'
import { UserRights } from './user-rights.tsx'

const formOf = ({ userUsername, userNickname, userColor, userPermissions, userAllowedStoreIDs }: ManagedUserData) => ({
  userUsername,
  userNickname,
  userColor,
  userPermissions: userPermissions as readonly Permission[],
  userAllowedStoreIDs,
})

type UserForm = ReturnType<typeof formOf>

const newUser = (stores: readonly StoreData[]): UserForm => ({
  userUsername: '',
  userNickname: '',
  userColor: randomLabelColor(Math.random),
  userPermissions: PRESETS.clerk,
  userAllowedStoreIDs: stores.length === 1 ? [stores[0]!.storeID] : [],
})

type Props = { user: ManagedUserData | null; onClose: () => void }

/** Invites a user, or changes one. */
export function UserDialog({ user, onClose }: Props) {
  const viewer = useSignedIn().user
  const stores = useStores()
  const [blank] = useState(() => newUser(stores))
  const [invited, setInvited] = useState<string | null>(null)
  const save = useSaveUser()
  const editor = useEditor(save, {
    saved: user ? formOf(user) : blank,
    version: user?.userVersion,
    record: 'user',
    onClose,
  })
  const { draft, change, field } = editor
  const submit = () =>
    editor.save({ user: { ...(user && { userID: user.userID }), ...draft } }, ({ inviteURL, approval }) => {
      if (inviteURL !== undefined) return setInvited(inviteURL)
      if (approval) toast(WAITS_FOR_OWNER, { tone: 'info' })
      else toast(`${draft.userNickname.trim()} is ${user ? 'saved' : 'invited'}`)
      editor.leave()
    })
  if (invited !== null) return <InviteLinkDialog name={draft.userNickname.trim()} url={invited} onClose={onClose} />
  return (
    <EditorDialog
      {...editor.dialog}
      title={user ? user.userNickname : 'Invite user'}
      {...(!user && { description: 'They choose their own password.' })}
      onSubmit={submit}
      does={user ? 'Save user' : 'Send invitation'}
      start={user && <UserActs user={user} isSelf={user.userID === viewer.userID} onInvited={setInvited} />}
    >
      {save.isError &&
        (user ? (
          <NotSaved error={save.error} what="user" isNew={false} />
        ) : (
          <NotDone
            error={
              Object.keys(save.error.fields).length > 0
                ? { ...save.error, message: 'Check the fields marked below.' }
                : save.error
            }
            title="The invitation wasn’t sent."
            doubt="The invitation may have been sent."
            again="Check whether the user is in the list."
          />
        ))}
      <FieldPair>
        <TextField label="Name" required maxLength={60} hint="Colleagues see it" {...field('userNickname')} />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          hint="Used to sign in"
          {...field('userUsername')}
        />
      </FieldPair>
      <StoreBoxes
        all="All stores, including new ones"
        value={draft.userAllowedStoreIDs}
        error={editor.fault('userAllowedStoreIDs')}
        onChange={(userAllowedStoreIDs) =>
          change({ userAllowedStoreIDs: userAllowedStoreIDs && [...userAllowedStoreIDs] })
        }
      />
      <UserRights
        value={draft.userPermissions}
        held={viewer.userPermissions}
        onChange={(userPermissions) => change({ userPermissions })}
      />
      <div>
        <ColorButton value={draft.userColor} onChange={(userColor) => change({ userColor })} />
      </div>
    </EditorDialog>
  )
}
