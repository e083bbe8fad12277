import { Download, FileIcon } from 'lucide-react'
import { mediaFileName } from '@xd/core/domain/message/media-file-name.ts'
import { isPicture } from '@xd/core/domain/message/media-kind.ts'
import type { MediaData } from '#data/drafts.ts'
import { bytesWords } from '#ui/text/bytes-words.ts'
import styles from './message-bubble.module.css'

/** What came with a message: pictures, and files that can only be saved. */
export const MessageMedia = ({ media }: { media: readonly MediaData[] }) =>
  media.map(({ mediaID, url, type, bytes, width, height }) =>
    isPicture(type) ? (
      <a key={mediaID} href={url} target="_blank" rel="noreferrer" className={styles.picture} data-picture={url}>
        <img src={url} alt="Picture" width={width ?? undefined} height={height ?? undefined} loading="lazy" />
      </a>
    ) : (
      <a key={mediaID} href={url} download={mediaFileName(type)} className={styles.file}>
        <FileIcon size={18} aria-hidden="true" />
        <span>{mediaFileName(type)}</span>
        <span className="num">{bytesWords(bytes)}</span>
        <span className={styles.save}>
          <Download size={14} aria-hidden="true" />
          Save
        </span>
      </a>
    ),
  )
