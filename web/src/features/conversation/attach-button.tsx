import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_LIMIT } from '@xd/core/domain/message/picture.ts'
import { pictureAccept } from '#data/picture-accept.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { tipOf } from '#ui/tip/tips.tsx'
import styles from './composer.module.css'

export function AttachButton({ onPick }: { onPick: (files: Iterable<File>) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="small"
        className={styles.attach}
        label="Attach a picture"
        {...tipOf(`Attach a picture: ${PICTURE_LIMIT}`)}
        aria-description={PICTURE_LIMIT}
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        accept={pictureAccept()}
        multiple
        hidden
        onChange={(event) => {
          onPick(event.target.files ?? [])
          event.target.value = ''
        }}
      />
    </>
  )
}
