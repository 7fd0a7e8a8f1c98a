import { postQuietly } from '../../data-providers/post-quietly.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { readProfileState } from '../auth/profile-state.ts'
import { patience } from '../browser/patience.ts'
import type { Behaviour } from '../island.tsx'

/** Shows the tutor whose ad it is where it stands, and turns it off (spec: public 2.16). */
const ownAd: Behaviour<{ id: number; tutor: number }> = async (at, { id, tutor }) => {
  const box = at.querySelector<HTMLElement>('aside')
  const button = at.querySelector('button')
  const failure = at.querySelector<HTMLElement>('[role=alert] > *')
  const { auth } = await readProfileState()
  if (auth?.tutor_info?.id !== tutor || !box || !button || !failure) return
  box.hidden = false
  button.addEventListener('click', async () => {
    if (button.hasAttribute('aria-busy')) return
    button.setAttribute('aria-busy', 'true')
    const isDone = await postQuietly('/tutor/ad/change_status', { ad: { id, new_status: CONTENT_STATUS.off } }, { signal: patience() })
    button.removeAttribute('aria-busy')
    failure.hidden = isDone
    // the page is no more; where the ad is edited it can be turned on again
    if (isDone) at.querySelector('a')?.click()
  })
}

export default ownAd
