import { Outcome, page } from '../page.ts'
import { ProfileView } from '../profile/ProfileView.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** The tutor's own profile, group by group, with the road to its publication (spec: public 3, tutor profile edit; decisions TUT-1, TUT-5). */
export const screen = page({
  role: 'tutor',
  texts: ['profile', 'enums-tutors'],
  async load({ api }) {
    const answer = loaded(await api.get('/tutor/profile/get'))
    return answer instanceof Outcome || answer === null ? answer : answer.tutor
  },
  head: (_, { texts }) => ({ title: texts('profile').title }),
  View: ({ data }) => (data ? <ProfileView read={data} /> : <LoadFailed />),
})
