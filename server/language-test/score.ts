import { type scoreLanguageTest, scoreTest } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'

/** Level and correct answers by section, as the browser counts them too (spec: decisions Z-7). */
export async function score(_: Context, { answers }: Input<typeof scoreLanguageTest>): Promise<Data<typeof scoreLanguageTest>> {
  return scoreTest(Object.fromEntries(answers.map(({ id, answer }) => [id, answer])))
}
