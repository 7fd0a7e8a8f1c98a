export { default } from '../en/tutor-ads.ts'
