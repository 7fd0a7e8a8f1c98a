import es from '../es/profile-forms.ts'
import { vary } from '../vary.ts'

export default vary(es, {
  video: 'Video',
  video_hint: 'Un enlace a un video de YouTube.',
  add_subject: 'Agregar materia',
  add_city: 'Agregar ciudad',
  not_added: 'No se agregó. Un documento es un pdf, jpg o png de hasta {size} MB.',
  crop_hint: 'Arrastra el cuadro o una esquina, o presiona un punto de la foto; también sirven las flechas.',
  photo_asked: 'Los alumnos verán tu perfil sin foto hasta que agregues otra.',
  address_hint: 'Solo la ven los alumnos que te eligieron y nosotros.',
  online: 'En línea',
  district: 'Zona',
  subdistrict: 'Colonia',
  some_districts: 'zonas: {count} de {total}',
  unfold: 'Ver zonas: {what}',
  documents_hint: 'Los alumnos verán un título o certificado cuando lo revisemos. Hasta entonces solo lo vemos tú y nosotros.',
})
