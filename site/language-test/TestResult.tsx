import type { Gets, Success } from '../../schemas/api.ts'
import { LEVEL_FROM, type TestResult as Result, type TestLevel, testLevels, testQuestions, testSections } from '../../schemas/language-test-terms.ts'
import { fill, plural } from '../../theme/words.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { ProfileForm } from '../tutors/ProfileLink.tsx'
import { TutorBriefs } from '../tutors/TutorBrief.tsx'
import { Bar } from '../ui/Bar.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { levelAbove, levelRange } from './level-range.ts'
import styles from './TestResult.module.css'

type Around = Pick<Success<Gets['/client/language_test']>, 'english' | 'tutors'>

/** Level, where it lies, what to do next and how each part went (spec: public 8, 9; decisions CNT-12). */
export function TestResult({ result, english, tutors }: Around & { result: Result }) {
  const t = useTexts('language-test').result
  const { all_tutors: all } = useTexts('main')
  const href = useHref()
  const { level } = result
  if (level === null)
    return (
      <Empty alone title={t.none.title} text={t.none.text}>
        <LinkButton href={href(pathTo('englishTestStart'))}>{t.again}</LinkButton>
      </Empty>
    )
  return (
    <div className="col far">
      <div className="col">
        <Level result={result} level={level} />
        <Scale correct={result.correct} level={level} />
      </div>
      <div className={styles.two}>
        <Advice result={result} level={level} english={english} />
        <Sections result={result} />
      </div>
      {english?.link && tutors.length > 0 && (
        <section className="col" aria-labelledby="tutors">
          <div className="row">
            <h2 id="tutors">{t.tutors}</h2>
            <a className="push" href={href(`/${english.link}`)}>
              {all}
            </a>
          </div>
          <TutorBriefs tutors={tutors} />
          <ProfileForm />
        </section>
      )}
    </div>
  )
}

interface Shown {
  result: Result
  level: TestLevel
}

function Level({ result: { correct, total }, level }: Shown) {
  const { edition, language } = useSite()
  const { result: t, levels } = useTexts('language-test')
  const above = levelAbove(level)
  return (
    <div className={styles.level}>
      <b aria-hidden="true">{level.toUpperCase()}</b>
      <div className="col tight">
        <h1>
          {t.title}
          <span className="hide"> {level.toUpperCase()}</span>
        </h1>
        <p>{levels[level].name}</p>
        <p className="soft num">
          {fill(t.count, { correct, total })}{' '}
          {above && plural(t.short, LEVEL_FROM[above] - correct, edition, language, { level: above.toUpperCase() })}
        </p>
      </div>
    </div>
  )
}

/** The levels as wide as the answers they take, and where the result lies among them. */
function Scale({ correct, level }: { correct: number; level: TestLevel }) {
  const t = useTexts('language-test').result
  // the middle of one of the counts from none to all
  const at = `${((correct + 0.5) / (testQuestions.length + 1)) * 100}%`
  return (
    <div>
      <svg className={styles.at} height="36" aria-hidden="true">
        <text x={at} y="14" textAnchor="middle">
          {correct}
        </text>
        <line x1={at} x2={at} y1="20" y2="36" />
      </svg>
      <ol className={styles.scale} aria-label={t.scale}>
        {testLevels.map((one) => (
          <li key={one} className={LEVEL_FROM[one] < LEVEL_FROM[level] ? styles.done : undefined} aria-current={one === level ? 'true' : undefined}>
            <b>{one.toUpperCase()}</b> <span className="from-m num">{levelRange(one)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Advice({ result, level, english }: Shown & Pick<Around, 'english'>) {
  const { result: t, levels, sections } = useTexts('language-test')
  const href = useHref()
  const weakest = weakestOf(result)
  const request = pathTo('generalRequest') + (english ? `?lesson=${english.lesson_id}` : '')
  return (
    <section className="col" aria-labelledby="next">
      <h2 id="next">{t.next}</h2>
      <p>{levels[level].can}</p>
      <p>{levels[level].next}</p>
      {weakest && <p>{fill(t.weak, { section: sections[weakest].name })}</p>}
      <div className={styles.ways}>
        {english?.link && <LinkButton href={href(`/${english.link}`)}>{t.find}</LinkButton>}
        <LinkButton look={english?.link ? 'line' : 'solid'} href={href(request)} rel="nofollow">
          {t.ask}
        </LinkButton>
        <LinkButton look="bare" href={href(pathTo('englishTestStart'))}>
          {t.again}
        </LinkButton>
      </div>
    </section>
  )
}

/** The part with the greatest share of mistakes; null where all went alike. */
function weakestOf({ sections }: Result) {
  const share = (section: (typeof testSections)[number]) => 1 - sections[section].correct / sections[section].total
  const worst = testSections.reduce((one, other) => (share(other) > share(one) ? other : one))
  return testSections.some((section) => share(section) < share(worst)) ? worst : null
}

function Sections({ result: { sections } }: { result: Result }) {
  const t = useTexts('language-test')
  return (
    <section className="col" aria-labelledby="sections">
      <h2 className="l" id="sections">
        {t.result.sections}
      </h2>
      <dl className={styles.bars}>
        {testSections.map((section) => (
          <div key={section}>
            <dt>{t.sections[section].name}</dt>
            <dd>
              <Bar value={sections[section].correct} max={sections[section].total} />
              <span className="soft num nowrap">{fill(t.result.of, { ...sections[section] })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
