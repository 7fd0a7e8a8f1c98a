import { testQuestions } from '../../schemas/language-test-terms.ts'
import { fill } from '../../theme/words.ts'
import type { Values } from '../forms/values.ts'
import { printScore, RESULT, readScore } from '../language-test/score.ts'
import { TestResult } from '../language-test/TestResult.tsx'
import { fieldOf, TestRun, WHOLE } from '../language-test/TestRun.tsx'
import { WithCrumbs } from '../layout/WithCrumbs.tsx'
import { failed, page, redirect, refused, type Visit } from '../page.ts'
import { pathTo } from '../routes.ts'
import { headOf } from '../server/head.ts'

async function load({ api, language, query }: Visit) {
  const score = query[RESULT]
  const answer = await api.get('/client/language_test', { page: score === undefined ? 'start' : 'result', lang: language })
  if (answer.status === 'fail') return failed(answer)
  return { ...answer.data, result: score === undefined ? null : readScore(score) }
}

/** Counts the answers of who has no script. A press that came before the script gets the whole form, with what was answered. */
async function submit({ api }: Visit, fields: Values) {
  const answered = testQuestions.flatMap((question) => {
    const answer = Number(fields[fieldOf(question)])
    return Number.isInteger(answer) && answer >= 1 && answer <= question.options.length ? [{ id: question.id, answer }] : []
  })
  if (!fields[WHOLE]) return refused(Object.fromEntries(answered.map(({ id, answer }) => [fieldOf({ id }), String(answer)])), {})
  const counted = await api.post('/client/language_test/score', { answers: answered })
  return counted.status === 'success' ? redirect(`${pathTo('englishTestStart')}?${RESULT}=${printScore(counted.data)}`, 303) : failed(counted)
}

/** The questions of the English test, or with a result in its address the level; results are for nobody's search (spec: decisions CNT-12, Z-7). */
export const englishTestStart = page({
  cache: 300,
  keeps: [RESULT],
  // everybody has a result of their own
  isWhole: ({ result }) => result === null,
  load,
  submit,
  head(data, { texts }) {
    const head = headOf(data)
    if (!data.result) return head
    const { result, title } = texts('language-test')
    const { level } = data.result
    return { title: level ? fill(result.head, { level: level.toUpperCase() }) : `${result.none.title}: ${title}`, robots: 'noindex, follow' }
  },
  View: ({ data, form }) => (
    <WithCrumbs breadcrumbs={data.breadcrumbs}>
      {data.result ? <TestResult result={data.result} english={data.english} tutors={data.tutors} /> : <TestRun answered={form?.values} />}
    </WithCrumbs>
  ),
})
