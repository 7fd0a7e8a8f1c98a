import { getIndicators, getOrderFormData, getTutor, getTutorReviews } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'
import { getIndicators as indicators } from './get-indicators.ts'
import { getOrderFormData as orderFormData } from './get-order-form-data.ts'
import { getReviews } from './get-reviews.ts'

export const tutors: Route[] = [
  on(getTutor, get),
  on(getTutorReviews, getReviews),
  on(getOrderFormData, orderFormData),
  on(getIndicators, indicators),
]
