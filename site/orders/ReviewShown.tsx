import { useTexts } from '../site.ts'
import { Rating } from '../ui/Rating.tsx'
import styles from './ReviewShown.module.css'

/** A review with its answer, as everybody sees it. */
export function ReviewShown({ title, mark, text, response }: { title: string; mark: string; text: string; response: string }) {
  const t = useTexts('orders')
  return (
    <section className="col snug">
      <div className="row">
        <h2>{title}</h2>
        <Rating mark={mark} />
      </div>
      <p className={styles.text}>{text}</p>
      {response && (
        <blockquote className={styles.answer}>
          <p className="s soft">{t.review_answer}</p>
          <p className={styles.text}>{response}</p>
        </blockquote>
      )}
    </section>
  )
}
