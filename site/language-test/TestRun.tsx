import { languageTag } from '../../editions/languages.ts'
import { type TestQuestion, type TestText, testQuestions, testSections, testTexts } from '../../schemas/language-test-terms.ts'
import { fill } from '../../theme/words.ts'
import { LanguageTest } from '../behaviours/index.ts'
import type { Values } from '../forms/values.ts'
import { useSite, useTexts } from '../site.ts'
import { Bar } from '../ui/Bar.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { FieldError } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { Radio } from '../ui/Option.tsx'
import styles from './TestRun.module.css'
import { testVersion } from './version.ts'

/** Field of a question's answer. */
export const fieldOf = ({ id }: Pick<TestQuestion, 'id'>) => `q${id}`
/** Field that says that all questions were seen. */
export const WHOLE = 'whole'

const inSection = (section: TestQuestion['related_section']) => testQuestions.filter((question) => question.related_section === section)

interface Props {
  /** What was answered before, where the form came back: it shows all questions then. */
  answered: Values | undefined
}

/**
 * All questions as one form, which a behaviour shows one by one. Whom the script did not reach, and who has none, fills in the whole form: it is sent to its own
 * page, and a press that came before the script gets it back whole.
 */
export function TestRun({ answered }: Props) {
  const t = useTexts('language-test')
  const form = (
    <form method="post" noValidate autoComplete="off" className={classes(styles.root, !answered && styles.steps)} aria-labelledby="test">
      <div className="col snug">
        <div className="row">
          <h1 className="l" id="test">
            {t.title}
          </h1>
          <p className={`${styles.step} push num`}>
            <b data-place="">1</b> <span className="soft">{fill(t.run.of, { total: testQuestions.length })}</span>
          </p>
        </div>
        <div className={`${styles.step} ${styles.meter}`} aria-hidden="true">
          {testSections.map((section) => (
            <Bar key={section} value={0} max={inSection(section).length} thin />
          ))}
        </div>
        <p className={`${styles.whole} soft`}>{t.run.whole}</p>
      </div>
      <div data-kept="" hidden>
        <Note tone="info">
          {t.run.kept}{' '}
          <button type="button" className="textbtn" data-again="">
            {t.run.again}
          </button>
        </Note>
      </div>
      {testSections.map((section) => (
        <section key={section} className={`${styles.part} col wide`} aria-labelledby={section}>
          <div>
            <h2 className="l" id={section}>
              {t.sections[section].name}
            </h2>
            <p className="soft">{t.sections[section].task}</p>
          </div>
          {section === 'reading'
            ? testTexts.map((text) => <Reading key={text.id} text={text} answered={answered} />)
            : inSection(section).map((question) => <Question key={question.id} question={question} answered={answered} />)}
        </section>
      ))}
      <Missing text={t.run.choose} />
      <div data-failed="" hidden>
        <Note tone="bad" alert>
          {t.run.failed}
        </Note>
      </div>
      {answered ? <Whole /> : <noscript>{<Whole />}</noscript>}
      <div className={styles.foot}>
        <Button look="line" className={styles.step} data-back="" hidden>
          {t.run.back}
        </Button>
        <Button type="submit" className={styles.finish}>
          {t.run.finish}
        </Button>
        <Button type="submit" className={`${styles.step} ${styles.next}`}>
          {t.run.next}
        </Button>
        <Button type="submit" look="bare" className={`${styles.step} ${styles.skip}`} data-skip="">
          {t.run.skip}
        </Button>
      </div>
      <p className={`${styles.step} s soft from-l`}>{fill(t.run.keys, { keys: '1–4' })}</p>
    </form>
  )
  return answered ? form : <LanguageTest version={testVersion}>{form}</LanguageTest>
}

const Whole = () => <input type="hidden" name={WHOLE} value="1" />

/** In the page's language, for it is shown inside a question. */
function Missing({ text }: { text: string }) {
  const { edition, language } = useSite()
  return (
    <div role="alert" id="missing" className={styles.missing} lang={languageTag(edition, language)} data-missing="" hidden>
      <FieldError>{text}</FieldError>
    </div>
  )
}

function Reading({ text: { id, title, paragraphs }, answered }: { text: TestText } & Props) {
  return (
    <div className={styles.exam} data-text="">
      <article className={`${styles.passage} col snug`} lang="en" aria-labelledby={`text-${id}`}>
        <h3 id={`text-${id}`}>{title}</h3>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <div className="col wide">
        {testQuestions
          .filter((question) => question.related_text_id === id)
          .map((question) => (
            <Question key={question.id} question={question} answered={answered} />
          ))}
      </div>
    </div>
  )
}

function Question({ question, answered }: { question: TestQuestion } & Props) {
  const { id, question: text, options } = question
  const name = fieldOf(question)
  return (
    <fieldset className={styles.question} data-question="" data-now={id === 1 ? '' : undefined} lang="en">
      <legend className="l" tabIndex={-1}>
        <span className={`${styles.number} soft num`}>{id}.</span> <Gapped text={text} />
      </legend>
      {options.map((option, n) => (
        <Radio key={option} tile name={name} value={n + 1} defaultChecked={answered?.[name] === String(n + 1)}>
          {option}
          <span className={`${styles.key} ${styles.step} from-l`} aria-hidden="true">
            {n + 1}
          </span>
        </Radio>
      ))}
    </fieldset>
  )
}

/** A gap as readers see it and as it is read out, in the language of the test. */
const Gapped = ({ text }: { text: string }) => {
  const [before, after] = text.split('___')
  if (after === undefined) return before
  return (
    <>
      {before}
      <span aria-hidden="true">_____</span>
      <span className="hide">gap</span>
      {after}
    </>
  )
}
