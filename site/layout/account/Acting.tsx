import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { clockOf, countDown } from '../../../theme/count-down.ts'
import { fill } from '../../../theme/words.ts'
import { useTexts } from '../../site.ts'
import { readAuth, tellTabs } from './store.ts'

/** Whom staff act for: their name, their record in the panel, and the call that signs them out. */
function actedBy({ client_info, tutor_info, admin_info }: Auth) {
  if (client_info) return { name: client_info.name, record: `clients_show/${client_info.id}`, logout: '/client/auth/logout' } as const
  if (tutor_info) return { name: tutor_info.name, record: `users_show/${tutor_info.id}`, logout: '/tutor/logout' } as const
  return { name: admin_info?.name ?? '', record: `admins_show/${admin_info?.id}`, logout: '/admin/logout' } as const
}

/** In whose name staff are here and how long they still may; it ends by itself, and by a button that leads back to the record (spec: decisions AUTH-19). */
export function Acting({ auth, seconds }: { auth: Auth; seconds: number }) {
  const words = useTexts('account-staff')
  const [left, setLeft] = useState(seconds)
  const { name, record, logout } = actedBy(auth)
  useEffect(() => countDown(seconds, setLeft), [seconds])
  // the server has ended it already: who is here now is asked anew
  useEffect(() => {
    if (left === 0) void readAuth()
  }, [left])

  const leave = async () => {
    const answer = await api.post(logout)
    if (answer.status === 'fail') return readAuth()
    tellTabs(answer.auth)
    window.location.assign(`/panel/${record}/`)
  }
  return (
    <>
      <b className="push">{fill(words.acting_as, { name })}</b>
      <span className="num" role="timer">
        {fill(words.left, { time: clockOf(left) })}
      </span>
      <button type="button" onClick={leave}>
        {words.leave}
      </button>
    </>
  )
}
