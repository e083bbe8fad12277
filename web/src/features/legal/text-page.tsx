import { Link } from '@tanstack/react-router'
import { paths } from '#paths.ts'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './text-page.module.css'

type Props = {
  title: string
  updated: string
  sections: ReadonlyArray<{ title: string; paragraphs: readonly string[] }>
}

export const TextPage = ({ title, updated, sections }: Props) => (
  <article className={styles.page}>
    <Link to={paths.home} className={styles.back}>
      <BrandMark size={22} />
      XD
    </Link>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.date}>{updated}</p>
    {sections.map((section) => (
      <section key={section.title} className={styles.section}>
        <h2>{section.title}</h2>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </article>
)
