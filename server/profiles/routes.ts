import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { copy, transliterate } from './admin/copy.ts'
import { create, createLookUp, createProblems } from './admin/create.ts'
import { anonymize, remove } from './admin/delete.ts'
import { approveDocument, getDocument } from './admin/documents.ts'
import { listActivities } from './admin/list-activities.ts'
import { setPassword } from './admin/password.ts'
import { tutorRules } from './admin/rules.ts'
import { save, saveLookUp, saveProblems } from './admin/save.ts'
import { activate, deactivate, publish, setSchool } from './admin/steps.ts'
import { saveComment, setFavorite, setVerified } from './admin/switches.ts'
import { setToggle, toggleProblems } from './admin/toggle.ts'
import { cropAvatar, removeAvatar, setAvatar } from './avatar.ts'
import { get as getForStaff } from './get-for-staff.ts'
import { getOrderFormData } from './get-order-form-data.ts'
import { getPackages } from './get-packages.ts'
import { getResources } from './get-resources.ts'
import { getReviews } from './get-reviews.ts'
import { cropOwnAvatar, removeOwnAvatar, setOwnAvatar } from './own/avatar.ts'
import { checkSchedule, confirmSchedule } from './own/confirm-schedule.ts'
import { get as getOwn } from './own/get.ts'
import { getDocument as getOwnDocument } from './own/get-document.ts'
import { preview } from './own/preview.ts'
import { getRating } from './own/rating.ts'
import { save as saveOwn, saveLookUp as saveOwnLookUp, saveProblems as saveOwnProblems } from './own/save.ts'
import { setProf } from './own/set-prof.ts'
import { getPrivacy, getSettings, savePrivacy, saveSettings } from './own/settings.ts'
import { askVerification, getVerification } from './own/verification.ts'

export const profiles: Route[] = [
  on(calls.getTutorReviews, getReviews),
  on(calls.getOrderFormData, getOrderFormData),
  on(calls.getTutorPackages, getPackages),
  on(calls.getTutorSettings, getSettings),
  on(calls.getTutorSettingsTwin, getSettings),
  on(calls.saveTutorSettings, saveSettings),
  on(calls.getTutorPrivacy, getPrivacy),
  on(calls.saveTutorPrivacy, savePrivacy),
  on(calls.getTutorRating, getRating),
  on(calls.getTutorVerification, getVerification),
  on(calls.askTutorVerification, askVerification),
  on(calls.getTutorForStaff, getForStaff),
  on(calls.saveTutor, save, saveProblems, saveLookUp),
  on(calls.createTutor, create, createProblems, createLookUp),
  on(calls.copyTutor, copy),
  on(calls.transliterateTutor, transliterate),
  on(calls.publishTutor, publish),
  on(calls.activateTutor, activate),
  on(calls.deactivateTutor, deactivate),
  on(calls.setSchoolTutor, setSchool),
  on(calls.removeTutor, remove),
  on(calls.anonymizeTutor, anonymize),
  on(calls.setTutorToggle, setToggle, toggleProblems),
  on(calls.setTutorVerified, setVerified),
  on(calls.setTutorFavorite, setFavorite),
  on(calls.saveTutorComment, saveComment),
  on(calls.setPasswordOfTutor, setPassword),
  on(calls.setTutorAvatar, setAvatar),
  on(calls.cropTutorAvatar, cropAvatar),
  on(calls.removeTutorAvatar, removeAvatar),
  on(calls.getTutorDocument, getDocument),
  on(calls.approveTutorDocument, approveDocument),
  on(calls.getTutorActivities, listActivities),
  on(calls.getTutorRules, tutorRules),
  on(calls.getTutorProfileResources, getResources),
  on(calls.getOwnProfile, getOwn),
  on(calls.previewOwnProfile, preview),
  on(calls.saveOwnProfile, saveOwn, saveOwnProblems, saveOwnLookUp),
  on(calls.setProf, setProf),
  on(calls.getOwnDocument, getOwnDocument),
  on(calls.setOwnAvatar, setOwnAvatar),
  on(calls.cropOwnAvatar, cropOwnAvatar),
  on(calls.removeOwnAvatar, removeOwnAvatar),
  on(calls.confirmSchedule, confirmSchedule),
  on(calls.checkSchedule, checkSchedule),
]
