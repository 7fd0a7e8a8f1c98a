export default {
  tutor_status: {
    1: 'Borrador',
    2: 'En revisión',
    3: 'Publicado',
    4: 'Inactivo',
    5: 'Bloqueado',
    6: 'Profesor de la escuela',
    7: 'Necesita cambios',
    8: 'Eliminado',
    9: 'Anonimizado',
  },
  sex: { 1: 'Hombre', 2: 'Mujer' },
  age: { 1: '18–22 años', 2: '23–27 años', 3: '28–35 años', 4: '36–45 años', 5: '46–55 años', 6: 'Más de 55 años' },
  online_app: { skype: 'Skype', zoom: 'Zoom', meet: 'Google Meet', viber: 'Viber', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  prof: { 1: 'Profesor particular', 2: 'Docente en un centro educativo o universidad' },
  verification: {
    email_confirmed: 'Correo confirmado',
    phone_confirmed: 'Teléfono confirmado',
    documents_checked: 'Identidad comprobada',
    education_checked: 'Estudios comprobados',
    interview_passed: 'Entrevista superada',
  },
}
