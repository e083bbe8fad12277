/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import { LEAD_MAX_PICTURES } from '@xd/core/domain/bubble/lead.ts'
import { Problem, toldBy } from '#bubble/field.tsx'
import type { Shown } from '#bubble/panel-data.ts'

interface Props {
  readonly id: string
  readonly words: Shown['words']
  readonly photos: readonly File[]
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Includes pictures beyond the limit if more were chosen. */
  readonly onChange: (photos: readonly File[]) => void
}

const CROSS = 'M6 6l12 12M18 6L6 18'
const PLUS = 'M12 5v14M5 12h14'

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function Photo({ photo, words, onRemove }: { photo: File; words: Shown['words']; onRemove: () => void }) {
  const [url, setURL] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setURL(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <li>
      {url && <img src={url} alt={photo.name} />}
      <button type="button" aria-label={`${words.removePicture}: ${photo.name}`} onClick={onRemove}>
        <Icon path={CROSS} />
      </button>
    </li>
  )
}

/** The pictures of an item: chosen here, sent with the request. */
export function Photos({ id, words, photos, problem, isBusy, onChange }: Props) {
  return (
    <fieldset>
      <legend>{words.pictures}</legend>
      <ol class="photos">
        {photos.map((photo) => (
          <Photo
            key={`${photo.name} ${photo.size}`}
            photo={photo}
            words={words}
            onRemove={() => onChange(photos.filter((one) => one !== photo))}
          />
        ))}
        {photos.length < LEAD_MAX_PICTURES && (
          <li>
            <label class="pick">
              <span class="unseen">{words.addPicture}</span>
              <input
                id={id}
                name="media"
                type="file"
                accept="image/*"
                multiple
                disabled={isBusy}
                {...toldBy(id, problem)}
                onChange={({ currentTarget }) => {
                  const known = new Set(photos.map(({ name, size }) => `${name} ${size}`))
                  const fresh = [...(currentTarget.files ?? [])].filter(
                    ({ name, size }) => !known.has(`${name} ${size}`),
                  )
                  currentTarget.value = ''
                  onChange([...photos, ...fresh])
                }}
              />
              <Icon path={PLUS} />
            </label>
          </li>
        )}
      </ol>
      <div role="alert">
        <Problem id={id} problem={problem} />
      </div>
    </fieldset>
  )
}
