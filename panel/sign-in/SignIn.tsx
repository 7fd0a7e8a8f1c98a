import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Form, required, TextInput, useAuthProvider, useLocation, useNavigate, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { api } from '../../data-providers/index.ts'
import { forgetSession, sessionAt } from '../../data-providers/session.ts'
import { Logo } from '../layout/Logo.tsx'
import { homePath } from '../layout/menu.ts'
import { useTabTitle } from '../layout/tab-title.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { onDemand } from '../ui/on-demand.tsx'

const OpenId = onDemand(() => import('./OpenId.tsx'), 'OpenId')

/** What the page server calls the edition's OpenID provider; empty where there is none, or where the page does not come from it. */
const providerName = () => document.querySelector('meta[name=openid]')?.getAttribute('content') ?? ''

const Screen = styled('main')({ display: 'grid', placeContent: 'center', minHeight: '100vh', padding: '1rem' })
const Card = styled(Form)({
  display: 'grid',
  gap: '1rem',
  width: 'min(22rem, calc(100vw - 2rem))',
  padding: '1.5rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-l)',
  '& > svg': { color: 'var(--accent)' },
})

/** The bare screen at exactly /panel; staff who are signed in go on to their first item (spec: decisions ADM-4). */
export function SignIn() {
  const auth = useAuthProvider()
  const queryClient = useQueryClient()
  const { state } = useLocation()
  const navigate = useNavigate()
  const translate = useTranslate()
  const [provider] = useState(providerName)
  useTabTitle(translate('sign_in.title'))

  useEffect(() => {
    // Anyone may ask who is signed in, so a visitor without a session costs no refused call.
    const goOn = async () => {
      const admin = (await api.get('/auth/role/get')).auth?.admin_info
      if (admin) navigate(homePath(admin.status), { replace: true })
    }
    void goOn()
  }, [navigate])

  const next: string | undefined = state?.nextPathname && `${state.nextPathname}${state.nextSearch ?? ''}`
  const signIn = async (values: object) => {
    await auth?.login(values)
    // What the one before saw is not for the one who signs in.
    queryClient.clear()
    const { admin } = await sessionAt(location.pathname)
    forgetSession()
    navigate(next ?? takeNext() ?? homePath(admin.status))
  }
  const enter = async (values: object) => {
    try {
      await signIn(values)
      return undefined
    } catch (error) {
      return { root: { serverError: toastText(error, translate) } }
    }
  }

  return (
    <Screen>
      <Card onSubmit={enter} noValidate disableInvalidFormNotification>
        <Logo />
        <Typography variant="h1">{translate('sign_in.title')}</Typography>
        <TextInput source="login" label="sign_in.login" type="email" autoComplete="username" validate={required()} autoFocus />
        <TextInput source="password" label="sign_in.password" type="password" autoComplete="current-password" validate={required()} />
        <FormProblem />
        <Enter />
        {provider && <OpenId name={provider} onGiven={signIn} onLeave={() => keepNext(next)} />}
      </Card>
    </Screen>
  )
}

/** Where a visitor wanted to, who is at the provider meanwhile; where the browser keeps nothing their first item is next. */
const NEXT = 'after_sign_in'
function keepNext(path: string | undefined) {
  try {
    if (path) sessionStorage.setItem(NEXT, path)
  } catch {}
}
function takeNext(): string | undefined {
  try {
    const path = sessionStorage.getItem(NEXT) ?? undefined
    sessionStorage.removeItem(NEXT)
    return path
  } catch {
    return undefined
  }
}

function Enter() {
  const { isSubmitting } = useFormState()
  const translate = useTranslate()
  return (
    <Button type="submit" variant="contained" size="large" isBusy={isSubmitting}>
      {translate('sign_in.enter')}
    </Button>
  )
}
