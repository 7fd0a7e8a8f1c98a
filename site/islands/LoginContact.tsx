import { useEffect, useState } from 'react'
import { LOGIN_CONTACT } from '../auth/login-contact.ts'
import { session } from '../browser/storage.ts'
import { Input } from '../ui/Field.tsx'

interface Props {
  id: string
  name: string
  value: string
  invalid: boolean
  describedBy: string
}

/** Phone or e-mail for a code; after a request it is the contact that was just given. */
export default function LoginContact({ id, name, value, invalid, describedBy }: Props) {
  const [start, setStart] = useState(value)
  useEffect(() => {
    const known = session.read(LOGIN_CONTACT)
    if (!value && known) setStart(known)
  }, [value])
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
