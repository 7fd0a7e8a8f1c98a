import { useEffect, useState } from 'react'
import { LOGIN_CONTACT } from '../auth/login-contact.ts'
import { takeSentCode } from '../auth/sent-code.ts'
import { session } from '../browser/storage.ts'
import { Input } from '../ui/Field.tsx'

interface Props {
  id: string
  name: string
  value: string
  invalid: boolean
  describedBy: string
}

/** Posts to the page's own address, in place of the page. */
function askAnew(fields: Readonly<Record<string, string>>) {
  const form = document.createElement('form')
  form.method = 'post'
  for (const [name, value] of Object.entries(fields)) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
}

/** Phone or e-mail for a code; after a request it is the contact that was just given, and one that a code is on its way to is not asked for again. */
export default function LoginContact({ id, name, value, invalid, describedBy }: Props) {
  const [start, setStart] = useState(value)
  useEffect(() => {
    const sent = takeSentCode()
    if (sent) askAnew({ action: 'ask', ...sent })
  }, [])
  useEffect(() => {
    const known = session.read(LOGIN_CONTACT)
    // what is told to be missing does not come back by itself
    if (!value && !invalid && known) setStart(known)
  }, [value, invalid])
  return (
    <Input
      key={start}
      id={id}
      name={name}
      defaultValue={start}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  )
}
