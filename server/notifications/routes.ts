import { getAdminNotifications, getList, getTutorNotifications, setNotificationRead } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { listForStaff, setRead } from './for-staff.ts'
import { listForTutor } from './for-tutor.ts'

export const notifications = [
  on(getList, listForStaff),
  on(getAdminNotifications, listForStaff),
  on(setNotificationRead, setRead),
  on(getTutorNotifications, listForTutor),
]
