import * as calls from '../../schemas/index.ts'
import { on } from '../calls.ts'
import * as candidates from './admin/candidates.ts'
import { copy } from './admin/copy.ts'
import { create, lookUp, problemsOf } from './admin/create.ts'
import { exportAction } from './admin/export.ts'
import { get } from './admin/get.ts'
import { count, list } from './admin/list.ts'
import { setManager } from './admin/manager.ts'
import { firstClass, paid } from './admin/money-and-dates.ts'
import { review, reviewResponse } from './admin/reviews.ts'
import { orderRules } from './admin/rules.ts'
import { lookUp as lookUpOfSaved, problemsOf as problemsOfSaved, save } from './admin/save.ts'
import * as school from './admin/school.ts'
import { smsClient, smsTutor } from './admin/sms.ts'
import * as status from './admin/status-actions.ts'
import { autoAppoint, favorite } from './admin/switches.ts'
import * as attached from './admin/tutors.ts'
import { undo } from './admin/undo.ts'
import * as client from './client/actions.ts'
import { get as getForClient } from './client/get.ts'
import { listActive, listArchive } from './client/list.ts'
import * as tutor from './tutor/actions.ts'
import { get as getForTutor } from './tutor/get.ts'
import { listCategory } from './tutor/list.ts'

export const orders = [
  on(calls.getOrder, get),
  on(calls.listOrders, list),
  on(calls.countOrders, count),
  on(calls.saveOrder, save, problemsOfSaved, lookUpOfSaved),
  on(calls.createOrder, create, problemsOf, lookUp),
  on(calls.copyOrder, copy),
  on(calls.setManager, setManager),
  on(calls.deleteOrder, status.deleteAction),
  on(calls.getOrderRules, orderRules),
  on(calls.appointTutor, attached.appoint),
  on(calls.deleteTutor, attached.remove),
  on(calls.setFirstClass, firstClass),
  on(calls.setProcessing, status.plain('set_processing')),
  on(calls.setPotential, status.plain('set_potential')),
  on(calls.setPotentialOff, status.plain('set_potential_off')),
  on(calls.setSchoolNew, school.action('set_school_new')),
  on(calls.setSchoolProcessing, school.action('set_school_processing')),
  on(calls.setDocentoNew, school.action('set_docento_new')),
  on(calls.setPaid, paid),
  on(calls.setPaidOff, status.plain('set_paid_off')),
  on(calls.setLost, status.setLostAction),
  on(calls.setLostOff, status.setLostOff),
  on(calls.setPause, status.setPauseAction),
  on(calls.unpause, status.plain('unpause')),
  on(calls.setNoReview, status.plain('set_no_review')),
  on(calls.setEmptyReview, status.plain('set_empty_review')),
  on(calls.setReview, review),
  on(calls.setReviewResponse, reviewResponse),
  on(calls.searchTutors, candidates.search),
  on(calls.getPotentialTutors, candidates.potential),
  on(calls.markYellow, attached.markYellowOn),
  on(calls.markYellowOff, attached.markYellowOffAction),
  on(calls.smsClient, smsClient),
  on(calls.smsTutor, smsTutor),
  on(calls.setAutoAppoint, autoAppoint),
  on(calls.setFavorite, favorite),
  on(calls.undoOrder, undo),
  on(calls.exportOrders, exportAction),

  on(calls.listNewOrders, listCategory('new')),
  on(calls.listMyOrders, listCategory('my')),
  on(calls.listNewPersonalOrders, listCategory('new_personal')),
  on(calls.listNewOnlineOrders, listCategory('new_online')),
  on(calls.listNewPotentialOrders, listCategory('new_potential')),
  on(calls.listNewOfflineOrders, listCategory('new_offline')),
  on(calls.listActiveOrders, listCategory('active')),
  on(calls.listArchivedOrders, listCategory('archive')),
  on(calls.getTutorOrder, getForTutor),
  on(calls.respondPersonal, tutor.personal),
  on(calls.respondPotential, tutor.potential),
  on(calls.setTutorFirstClass, tutor.firstClass),
  on(calls.setRefusedReason, tutor.refusedReason),
  on(calls.setRefusedReasonTwin, tutor.refusedReason),
  on(calls.requestReview, tutor.askReview),
  on(calls.responseReview, tutor.answerReview),
  on(calls.payOrderFromWallet, tutor.payFromWallet),

  on(calls.getClientOrder, getForClient),
  on(calls.listClientActive, listActive),
  on(calls.listClientArchive, listArchive),
  on(calls.makePersonalTutor, client.makePersonal),
  on(calls.appointClientTutor, client.appoint),
  on(calls.setClientRate, client.rate),
  on(calls.setClientFirstClass, client.firstClass),
  on(calls.setClientReview, client.review),
]
