import { getAdminNotifications, getList, getTutorNotifications, setNotificationRead, setNotificationsRead } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { listForStaff, setAllRead, setRead } from './for-staff.ts'
import { listForTutor } from './for-tutor.ts'

export const notifications = [
  on(getList, listForStaff),
  on(getAdminNotifications, listForStaff),
  on(setNotificationRead, setRead),
  on(setNotificationsRead, setAllRead),
  on(getTutorNotifications, listForTutor),
]
