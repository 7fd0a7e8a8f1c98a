import { getAdminNotifications, getDesktop, getList, getTutorNotifications, setNotificationRead } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { desktop } from '../desktop/get.ts'
import { listForStaff, setRead } from './for-staff.ts'
import { listForTutor } from './for-tutor.ts'

export const notifications = [
  on(getList, listForStaff),
  on(getAdminNotifications, listForStaff),
  on(setNotificationRead, setRead),
  on(getTutorNotifications, listForTutor),
  on(getDesktop, desktop),
]
