import { useLogout, useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { keepPreferences } from './preferences.ts'
import { useSession } from './session.ts'

/** The way out (spec: back-office 2.2). */
export function SignOutButton() {
  const { name } = useSession().admin
  const logout = useLogout()
  const translate = useTranslate()
  const leave = async () => {
    await keepPreferences()
    await logout()
  }
  return (
    <Button icon="exit" color="inherit" onClick={leave} aria-label={translate('layout.sign_out_of', { name })}>
      {translate('layout.sign_out')}
    </Button>
  )
}
