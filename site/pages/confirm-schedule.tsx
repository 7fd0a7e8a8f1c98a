import { Press, pressing } from '../auth/press.tsx'
import { page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'

const words = 'schedule'

/** Confirms the free time, which the weekly mail asks for (spec: decisions TUT-17). */
export const confirmSchedule = page({
  ...pressing({
    route: 'confirmSchedule',
    words,
    call: (api, code) => api.post('/tutor/profile/schedule/confirm', { code }),
    check: (api, code) => api.post('/tutor/profile/schedule/check', { code }),
  }),
  View: ({ data, form }) => {
    const t = useTexts('auth')[words]
    const href = useHref()
    const change = { to: pathTo('profile'), label: t.change }
    return <Press words={words} data={data} form={form} foot={<a href={href(change.to)}>{change.label}</a>} ways={[change]} />
  },
})
