import { type ComponentType, useRef, useState } from 'react'
import { groupThousands } from '../../theme/money.ts'
import { plural } from '../../theme/words.ts'
import { laterStyle } from '../browser/later-style.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/Field.tsx'
import styles from './RichText.module.css'
import type { RichTextProps } from './RichText.tsx'

interface Props extends Pick<RichTextProps, 'addPicture'> {
  name: string
  label: string
  hint: string
  /** Letters that one may read in it. */
  most: number
  error: string | undefined
  /** What it holds at first. */
  html: string
}

/** The field of an article: what it holds, and its editor as soon as that is opened. */
export function ArticleField({ name, label, hint, most, error, html, addPicture }: Props) {
  const { edition, language, fetchTexts } = useSite()
  const t = useTexts('tutor-blogs')
  const common = useTexts('common')
  const hidden = useRef<HTMLInputElement>(null)
  const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null)
  const [isAway, setAway] = useState(false)
  const [letters, setLetters] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setAway(false)
    setBusy(true)
    const parts = Promise.all([import('./RichText.tsx'), laterStyle(), fetchTexts('editor')])
    const [code] = await parts.catch(() => [null])
    setBusy(false)
    if (code) setEditor(() => code.RichText)
    else setAway(true)
  }
  // a hand comes near
  const warm = () => void import('./RichText.tsx').catch(() => null)
  const write = (now: { html: string; letters: number }, isTyped: boolean) => {
    setLetters(now.letters)
    if (!hidden.current || !isTyped) return
    hidden.current.value = now.html
    // what is typed here is typed into the form
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="col snug" data-invalid={error ? true : undefined}>
      <span id={`${name}-label`} className={styles.label}>
        {label}
      </span>
      <input ref={hidden} type="hidden" name={name} defaultValue={html} />
      {Editor ? (
        <Editor
          labelId={`${name}-label`}
          problemId={`${name}-note`}
          isInvalid={error !== undefined}
          html={html}
          onWrite={write}
          addPicture={addPicture}
        />
      ) : (
        <div className={styles.waiting}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it harmless, or the editor made it */}
          {html && <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />}
          {isAway && <p role="alert">{common.failed.network}</p>}
          <Button look="line" busy={isBusy} onPointerEnter={warm} onFocus={warm} onClick={open}>
            {isAway ? common.retry : t.form.open}
          </Button>
        </div>
      )}
      {error ? (
        <FieldError id={`${name}-note`}>{error}</FieldError>
      ) : (
        <p className="s soft" id={`${name}-note`}>
          {hint} {letters !== null && plural(t.letters, letters, edition, language)}
          {letters !== null && letters > most && ` / ${groupThousands(most, edition, language)}`}
        </p>
      )}
    </div>
  )
}
