import { AuthPage } from '../auth/AuthPage.tsx'
import { ActAs } from '../islands/index.ts'
import { page } from '../page.ts'
import { useTexts } from '../site.ts'

/** Where staff arrive to act for somebody: by what the address brings they are signed in, and led on (spec: decisions AUTH-19). */
export const authAsUser = page({
  load: async () => ({}),
  head: (_, { texts }) => ({ title: texts('account-staff').entering, robots: 'noindex, nofollow' }),
  View: () => (
    <AuthPage title={useTexts('account-staff').entering}>
      <ActAs />
    </AuthPage>
  ),
})
