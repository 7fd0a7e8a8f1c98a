import { leadOf } from '../language-test/lead.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Drawing, type DrawingName } from '../ui/Drawing.tsx'
import styles from './Strip.module.css'

/** The way to the test, for who may not know how good their English is. */
export function EnglishTest() {
  const t = useTexts('language-test')
  return <Strip id="english" drawing="desk" title={t.title} text={leadOf(t)} way={{ to: pathTo('englishTest'), text: t.begin }} />
}

/** The way for tutors who are not here yet. */
export function Join() {
  const { join: t } = useTexts('main')
  return <Strip id="join" drawing="orders" title={t.title} text={t.text} way={{ to: pathTo('register'), text: t.button }} />
}

interface StripProps {
  id: string
  drawing: DrawingName
  title: string
  text: string
  way: { to: string; text: string }
}

/** One more thing that the site is for: why, and the way to it. */
function Strip({ id, drawing, title, text, way }: StripProps) {
  const href = useHref()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Drawing name={drawing} />
      <div className="col snug">
        <h2 id={id}>{title}</h2>
        <p className="soft read">{text}</p>
      </div>
      <LinkButton look="line" href={href(way.to)}>
        {way.text}
      </LinkButton>
    </section>
  )
}
