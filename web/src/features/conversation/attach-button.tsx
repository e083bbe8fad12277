import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './composer.module.css'

export function AttachButton({ onPick }: { onPick: (files: Iterable<File>) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="small"
        className={styles.attach}
        label="Attach a picture"
        icon={<Paperclip aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        accept="image/*"
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
