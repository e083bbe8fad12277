import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_LIMIT, pictureRefusal } from '@xd/core/domain/message/picture.ts'
import { pictureAccept } from '#data/picture-accept.ts'
import { uploadPicture } from '#data/upload.ts'
import { Button } from '#ui/action/button.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './logo-field.module.css'

/** The logo as saving would leave it; without a mediaID, the current one. */
export interface ChosenLogo {
  readonly url: string | null
  /** A picture just uploaded; null once removed. */
  readonly mediaID?: number | null
}

interface Props {
  logo: ChosenLogo
  error: string | undefined
  isUploading: boolean
  onChange: (logo: ChosenLogo) => void
  onUploading: (isUploading: boolean) => void
}

/** The company's logo, as large as customers see it. */
export function LogoField({ logo, error, isUploading, onChange, onUploading }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    if (pictureRefusal(file) !== undefined) return void toast(`Choose a picture: ${PICTURE_LIMIT}.`, { tone: 'danger' })
    onUploading(true)
    try {
      const { mediaID, url } = await uploadPicture(file)
      onChange({ mediaID, url })
    } catch (failure) {
      toastFailure(failure as Error)
    } finally {
      onUploading(false)
    }
  }
  return (
    <div className={styles.field} role="group" aria-label="Logo">
      <span className={styles.label}>Logo</span>
      <p className={styles.hint}>Customers see it on the payment page, on receipts and in the chat bubble.</p>
      {logo.url !== null && (
        <span className={styles.shown}>
          <img src={logo.url} alt="The company’s logo" />
        </span>
      )}
      <div className={styles.acts}>
        <Button
          writes
          busy={isUploading}
          icon={<ImagePlus aria-hidden="true" />}
          aria-description={PICTURE_LIMIT}
          onClick={() => picker.current?.click()}
        >
          {logo.url === null ? 'Choose a logo' : 'Replace logo'}
        </Button>
        {logo.url !== null && (
          <Button writes variant="ghost" onClick={() => onChange({ url: null, mediaID: null })}>
            Remove logo
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept={pictureAccept()}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void take(file)
          event.target.value = ''
        }}
      />
      {error !== undefined && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  )
}
