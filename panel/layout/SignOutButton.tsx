import { useLogout, useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { useSession } from './session.ts'

/** The way out (spec: back-office 2.2). */
export function SignOutButton() {
  const { name } = useSession().admin
  const logout = useLogout()
  const translate = useTranslate()
  return (
    <Button icon="exit" color="inherit" onClick={() => logout()} aria-label={translate('layout.sign_out_of', { name })}>
      {translate('layout.sign_out')}
    </Button>
  )
}
