import type { setTutorToggle, TutorStep } from '../../../schemas/index.ts'
import type { Input, Problems } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { siteLink } from '../../outbox/links.ts'
import { sendMail } from '../../outbox/send.ts'
import { sitePaths } from '../../seo/site-paths.ts'
import { endSessions } from '../../sessions/end.ts'
import { noteActivity } from '../../tutors/activity.ts'
import { changeTutor, lockPresent } from '../rows.ts'
import { requireStep, takeStep } from '../step.ts'

type Asked = Input<typeof setTutorToggle>

/** Two switches are statuses: the step that each way of them takes (spec: decisions TUT-8). */
const steps: Partial<Record<Asked['toggle'], { on: TutorStep; off: TutorStep }>> = {
  need_revision: { on: 'need_revision', off: 'need_revision_off' },
  blocked: { on: 'block', off: 'unblock' },
}

/** Who sends a profile back says what to mend. */
export const toggleProblems: Problems<typeof setTutorToggle> = ({ toggle, value, revision_comment }) =>
  toggle === 'need_revision' && value === true && revision_comment === undefined ? { revision_comment: 'required' } : {}

/** Sets a switch of a tutor. Throws `wrong_status` where it is a status that can't be reached from here (spec: decisions TUT-8). */
export async function setToggle(context: Context, asked: Asked) {
  const { toggle, value } = asked
  const step = steps[toggle]?.[value ? 'on' : 'off']
  const status = step ? await stepBy(context, asked, step) : await switchTo(context, asked)
  return { toggle, value, status }
}

async function switchTo(context: Context, { tutor_id, toggle, value }: Asked) {
  const tutor = await lockPresent(context.tx, tutor_id)
  const before = (tutor.toggles as Record<string, boolean>)[toggle] === true
  await changeTutor(context, tutor_id, { toggles: { ...tutor.toggles, [toggle]: value } })
  if (before !== value) await noteActivity(context, { tutor_id, action: 'toggle_set', changes: { [toggle]: [before, value] } })
  context.audit(`tutor ${tutor_id}`, { [toggle]: { before, after: value } })
  return tutor.status
}

async function stepBy(context: Context, { tutor_id, revision_comment }: Asked, step: TutorStep) {
  const tutor = await requireStep(context, tutor_id, step)
  const comment = step === 'need_revision' ? { revision_comment: revision_comment ?? '' } : {}
  const { status } = await takeStep(context, tutor, step, comment)
  if (step === 'block') await endSessions(context, { tutor_id })
  if (step === 'need_revision') {
    context.audit(`tutor ${tutor_id}`, { tutor_status: { before: tutor.status, after: status }, revision_comment })
    if (tutor.email) {
      const link = { url: siteLink(context, tutor.lang, sitePaths.tutorProfile) }
      const words = { comment: revision_comment ?? '' }
      await sendMail(context, { template: 'tutor_need_revision', to: tutor.email, lang: tutor.lang, name: tutor.name, words, link })
    }
  }
  return status
}
