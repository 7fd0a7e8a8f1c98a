import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthProvider, useLocation, useNavigate, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../../data-providers/index.ts'
import { forgetSession, sessionAt } from '../../data-providers/session.ts'
import { Logo } from '../layout/Logo.tsx'
import { homePath } from '../layout/menu.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { TextBox } from '../ui/form/TextBox.tsx'

const Screen = styled('main')({ display: 'grid', placeContent: 'center', minHeight: '100vh', padding: '1rem' })
const Card = styled('form')({
  display: 'grid',
  gap: '1rem',
  width: 'min(22rem, calc(100vw - 2rem))',
  padding: '1.5rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-l)',
  '& > svg': { color: 'var(--accent)' },
  '& > p': { margin: 0, color: 'var(--bad)' },
})

/** The bare screen at exactly /panel; staff who are signed in go on to their first item (spec: decisions ADM-4). */
export function SignIn() {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const auth = useAuthProvider()
  const queryClient = useQueryClient()
  const { state } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()

  useEffect(() => {
    // Anyone may ask who is signed in, so a visitor without a session costs no refused call.
    const goOn = async () => {
      const admin = (await api.get('/auth/role/get')).auth?.admin_info
      if (admin) navigate(homePath(admin.status), { replace: true })
    }
    void goOn()
  }, [navigate])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    try {
      await auth?.login({ login, password })
      // What the one before saw is not for the one who signs in.
      queryClient.clear()
      const { admin } = await sessionAt(location.pathname)
      forgetSession()
      navigate(state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : homePath(admin.status))
    } catch (error) {
      setProblem(toastText(error, translate))
      setBusy(false)
    }
  }

  return (
    <Screen>
      <Card onSubmit={submit}>
        <Logo />
        <Typography variant="h1">{translate('sign_in.title')}</Typography>
        <Field label={translate('sign_in.login')}>
          {(box) => (
            <TextBox
              {...box}
              value={login}
              onChange={({ target }) => setLogin(target.value)}
              type="email"
              autoComplete="username"
              required
              autoFocus
            />
          )}
        </Field>
        <Field label={translate('sign_in.password')}>
          {(box) => (
            <TextBox
              {...box}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        {problem && <p role="alert">{problem}</p>}
        <Button type="submit" variant="contained" size="large" isBusy={isBusy}>
          {translate('sign_in.enter')}
        </Button>
      </Card>
    </Screen>
  )
}
