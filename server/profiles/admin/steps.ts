import type { Input } from '../../calls.ts'
import { requireRead } from '../../changes.ts'
import type { Context } from '../../context.ts'
import { FieldProblem, NotFound, refuseProblems } from '../../errors.ts'
import { siteLink } from '../../outbox/links.ts'
import { sendMail } from '../../outbox/send.ts'
import { sitePaths } from '../../seo/site-paths.ts'
import { hasAskedSchool } from '../../tutors/school.ts'
import { requireOwnNumber } from '../../tutors/school-number.ts'
import { editableOf, missingIn, phoneToConfirm } from '../editable.ts'
import { lessonColumnsOf, ownColumnsOf } from '../kept-texts.ts'
import { requireStep, takeStep } from '../step.ts'
import { writeTaught } from '../taught.ts'
import { lessonTextsAfter, ownTextsAfter, staffFate } from '../texts.ts'

type Publish = Input<typeof import('../../../schemas/index.ts').publishTutor>
type ById = Pick<Publish, 'tutor_id'>

/**
 * Shows a profile and publishes the texts that waited. Throws `conflict` for an older version than is stored, and field problems that name what is missing, the confirmed phone too where the country asks for it
 * (spec: decisions TUT-1, TUT-2, TUT-7, AUTH-18).
 */
export async function publish(context: Context, { tutor_id, version }: Publish) {
  const { tx, edition } = context
  const tutor = await requireStep(context, tutor_id, 'publish')
  requireRead({ version }, tutor)
  const before = await editableOf(tx, tutor, edition)
  const all = { fate: staffFate(), edition }
  const texts = ownTextsAfter({}, before, all)
  const lesson_descriptions = lessonTextsAfter({}, before.lesson_descriptions, all)
  await writeTaught(context, tutor_id, { lesson_texts: lessonColumnsOf(lesson_descriptions, tutor, edition) })
  const missing = missingIn({ ...before, ...texts, lesson_descriptions }, edition)
  refuseProblems({ ...missing, ...phoneToConfirm(tutor, edition) })
  const taken = await takeStep(context, tutor, 'publish', { ...ownColumnsOf(texts, tutor, edition), revision_comment: '' })
  if (tutor.email) {
    const link = { url: siteLink(context, tutor.lang, sitePaths.profile(tutor_id)) }
    await sendMail(context, { template: 'tutor_published', to: tutor.email, lang: tutor.lang, name: tutor.name, link })
  }
  return taken
}

export const activate = async (context: Context, { tutor_id }: ById) =>
  takeStep(context, await requireStep(context, tutor_id, 'set_active'), 'set_active')

export const deactivate = async (context: Context, { tutor_id }: ById) =>
  takeStep(context, await requireStep(context, tutor_id, 'set_inactive'), 'set_inactive')

/**
 * A tutor of the school has a number there of their own, given now or before; who has asked the school may wait for theirs. Throws `not_found` in an edition without
 * the school (spec: decisions TUT-1, SCH-4).
 */
export async function setSchool(context: Context, { tutor_id, school_tutor_id }: ById & { school_tutor_id?: number | undefined }) {
  if (!context.edition.flags.school) throw new NotFound()
  const tutor = await requireStep(context, tutor_id, 'set_school')
  const number = school_tutor_id ?? tutor.school_tutor_id
  if (number !== null) await requireOwnNumber(context.tx, tutor_id, number)
  else if (!(await hasAskedSchool(context.tx, tutor_id))) throw new FieldProblem({ school_tutor_id: 'required' })
  return takeStep(context, tutor, 'set_school', { school_tutor_id: number })
}
