import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { PICTURE_LIMIT } from '@xd/core/domain/message/picture.ts'
import { pictureAccept } from '#data/picture-accept.ts'
import type { MediaData } from '#data/drafts.ts'
import { uploadPicture } from '#data/upload.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { fitWords, roomFor } from './picture-room.ts'
import styles from './pictures-field.module.css'

interface Props {
  media: readonly MediaData[]
  /** As many as fit. */
  most: number
  error: string | undefined
  onChange: (media: readonly MediaData[]) => void
  onUploading: (isUploading: boolean) => void
  /** Uploads a file so that it becomes a picture on the server. */
  upload?: (file: File) => Promise<MediaData>
}

/** A message's pictures. */
export function PicturesField({ media, most, error, onChange, onUploading, upload = uploadPicture }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (files: readonly File[]) => {
    setBusy(true)
    onUploading(true)
    let taken = media
    const { taken: fitting, refusal } = roomFor(files, media.length, most)
    if (refusal !== null) toast(refusal, { tone: 'danger' })
    try {
      for (const file of fitting) {
        taken = [...taken, await upload(file)]
        onChange(taken)
      }
    } catch (failure) {
      toastFailure(failure as Error)
    } finally {
      setBusy(false)
      onUploading(false)
    }
  }
  return (
    <div className={styles.set} role="group" aria-label="Pictures">
      <span className={styles.label}>Pictures</span>
      <ul className={styles.pictures} hidden={media.length === 0}>
        {media.map(({ mediaID, url }, at) => (
          <li key={mediaID} className={styles.picture}>
            <img src={url} alt={`Picture ${at + 1}`} />
            <IconButton
              writes
              size="small"
              label={`Remove picture ${at + 1}`}
              icon={<X />}
              onClick={() => onChange(media.filter((one) => one.mediaID !== mediaID))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          writes
          busy={busy}
          icon={<ImagePlus aria-hidden="true" />}
          disabledReason={media.length >= most ? fitWords(most) : null}
          aria-description={PICTURE_LIMIT}
          onClick={() => picker.current?.click()}
        >
          Add a picture
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept={pictureAccept()}
        multiple
        hidden
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  )
}
