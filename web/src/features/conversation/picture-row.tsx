import type { MediaData } from '#data/drafts.ts'
import styles from './message-bubble.module.css'

/** The pictures of an unsent message. */
export const PictureRow = ({ pictures }: { pictures: readonly MediaData[] }) =>
  pictures.map(({ mediaID, url, width, height }) => (
    <span key={mediaID} className={styles.picture}>
      <img src={url} alt="Picture" width={width ?? undefined} height={height ?? undefined} />
    </span>
  ))
