export { default } from '../es/chats.ts'
