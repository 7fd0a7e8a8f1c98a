import { TEST_MINUTES, testLevels, testQuestions, testSections } from '../../schemas/language-test-terms.ts'
import { plural } from '../../theme/words.ts'
import { Html } from '../articles/Html.tsx'
import { KEPT_DAYS } from '../language-test/kept-answers.ts'
import { leadOf } from '../language-test/lead.ts'
import { levelRange } from '../language-test/level-range.ts'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { failed, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import * as icons from '../ui/icons.ts'
import styles from './EnglishTest.module.css'

/** What the English test is, and the way to it (spec: decisions WEB-2, CNT-12). */
export const englishTest = page({
  cache: 300,
  async load({ api, language }) {
    const answer = await api.get('/client/language_test', { page: 'about', lang: language })
    return answer.status === 'success' ? answer.data : failed(answer)
  },
  head: headOf,
  View: ({ data }) => {
    const { edition, language } = useSite()
    const t = useTexts('language-test')
    const href = useHref()
    const total = testQuestions.length
    const facts = [
      { icon: icons.check, text: plural(t.questions, total, edition, language) },
      { icon: icons.menu, text: plural(t.parts, testSections.length, edition, language) },
      { icon: icons.clock, text: plural(t.minutes, TEST_MINUTES, edition, language) },
    ]
    return (
      <WithCrumbs breadcrumbs={data.breadcrumbs}>
        <div className="col far">
          <section className="col read">
            <h1>{data.metatags.h1}</h1>
            <p className="l">{leadOf(t)}</p>
            <Facts facts={facts} />
            <p>
              <LinkButton className={styles.begin} href={href(pathTo('englishTestStart'))}>
                {t.begin}
              </LinkButton>
            </p>
          </section>
          <div className={styles.two}>
            <section className="col" aria-labelledby="parts">
              <h2 id="parts">{t.parts_title}</h2>
              <ul>
                {testSections.map((section) => (
                  <li key={section} className={styles.part}>
                    <h3>{t.sections[section].name}</h3>
                    <p className="soft">{t.sections[section].about}</p>
                    <span className="s soft num nowrap">
                      {plural(t.questions, testQuestions.filter((question) => question.related_section === section).length, edition, language)}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <section className="col" aria-labelledby="rules">
              <h2 id="rules">{t.rules_title}</h2>
              <ul className={styles.rules}>
                <li>{t.rules.one}</li>
                <li>{t.rules.guess}</li>
                <li>{plural(t.rules.days, KEPT_DAYS, edition, language)}</li>
              </ul>
            </section>
          </div>
          <section className="col" aria-labelledby="levels">
            <h2 id="levels">{t.levels_title}</h2>
            <dl className={`${styles.two} ${styles.levels}`}>
              {testLevels.map((level) => (
                <div key={level}>
                  <dt>
                    <b className={styles.level}>{level.toUpperCase()}</b>
                    <span>
                      {t.levels[level].name} <span className={`${styles.range} s soft num nowrap`}>{levelRange(level)}</span>
                    </span>
                  </dt>
                  <dd className="soft">{t.levels[level].can}</dd>
                </div>
              ))}
            </dl>
          </section>
          {data.metatags.h2text && <Html html={data.metatags.h2text} />}
        </div>
      </WithCrumbs>
    )
  },
})
