import {
  getSchoolAuthToken,
  getSchoolCandidate,
  getSchoolLessons,
  getTransferSetting,
  getTutorSchoolCandidate,
  listTransferSettings,
  receiveSchoolNotice,
  saveTransferSetting,
  sendSchoolCandidate,
  setTransferOffline,
} from '../../schemas/index.ts'
import { after, on, type Route } from '../calls.ts'
import { askWanted, getForStaff, getOwn, send } from './candidates.ts'
import { enterSchool } from './enter.ts'
import { lessons } from './lessons.ts'
import { receive } from './told.ts'
import { get, list, save, setOffline } from './transfers.ts'

export const school: Route[] = [
  on(listTransferSettings, list),
  on(getTransferSetting, get),
  on(saveTransferSetting, save),
  on(setTransferOffline, setOffline),
  on(receiveSchoolNotice, receive),
  on(getSchoolAuthToken, enterSchool),
  on(getSchoolCandidate, getOwn),
  on(sendSchoolCandidate, after(askWanted, send)),
  on(getTutorSchoolCandidate, getForStaff),
  on(getSchoolLessons, lessons),
]
