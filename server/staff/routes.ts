import {
  createStaff,
  cropStaffAvatar,
  deleteStaff,
  getStaff,
  getStaffSchedule,
  handOverOrders,
  listStaff,
  removeStaffAvatar,
  saveStaff,
  saveStaffSchedule,
  setStaffAvatar,
  toggleStaff,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { cropAvatar, removeAvatar, setAvatar } from './avatar.ts'
import { hand, problemsOf, problemsOfHeirs } from './hand-over.ts'
import { get, list } from './read.ts'
import { getSchedule, saveSchedule } from './schedule.ts'
import { create, remove, save, toggle } from './write.ts'

export const staff: Route[] = [
  on(listStaff, list),
  on(getStaff, get),
  on(createStaff, create),
  on(saveStaff, save),
  on(toggleStaff, toggle),
  on(deleteStaff, remove, problemsOfHeirs),
  on(handOverOrders, hand, problemsOf),
  on(setStaffAvatar, setAvatar),
  on(cropStaffAvatar, cropAvatar),
  on(removeStaffAvatar, removeAvatar),
  on(getStaffSchedule, getSchedule),
  on(saveStaffSchedule, saveSchedule),
]
