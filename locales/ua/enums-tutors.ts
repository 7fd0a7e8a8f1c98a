/** Words of the contract's enumerations of tutors, by field and value. */
export default {
  tutor_status: {
    1: 'Чернетка',
    2: 'На перевірці',
    3: 'Опублікована',
    4: 'Неактивна',
    5: 'Заблокована',
    6: 'Викладач школи',
    7: 'Потребує правок',
    8: 'Видалена',
    9: 'Знеособлена',
  },
  sex: { 1: 'Чоловік', 2: 'Жінка' },
  age: { 1: '18–22 роки', 2: '23–27 років', 3: '28–35 років', 4: '36–45 років', 5: '46–55 років', 6: 'Понад 55 років' },
  online_app: { skype: 'Skype', zoom: 'Zoom', meet: 'Google Meet', viber: 'Viber', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  prof: { 1: 'Приватний репетитор', 2: 'Викладач школи чи університету' },
  verification: {
    email_confirmed: 'Пошту підтверджено',
    phone_confirmed: 'Телефон підтверджено',
    documents_checked: 'Особу перевірено',
    education_checked: 'Освіту перевірено',
    interview_passed: 'Співбесіду пройдено',
  },
}
