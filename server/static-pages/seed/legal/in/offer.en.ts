import type { PageText } from '../../page.ts'

export const offer: PageText = {
  name: 'Terms for tutors',
  h1: 'Terms of use for tutors',
  title: 'Terms of use for tutors: {brand} India',
  metad: 'How tutors in India receive requests through {brand}: profile, commission in US dollars, deadlines, grievance redressal.',
  text: `
<p>Effective from {updated}. This document is an electronic record under the Information Technology Act, 2000 and needs no signature. It is a contract under the Indian Contract Act, 1872 between {company} (“the Company”) and you, a person who offers tuition through {site}. You accept it by completing registration and ticking the consent box.</p>

<h2>1. Eligibility</h2>
<p>You are at least 18 and competent to contract. If you teach at a school or college, you make sure that your service rules permit private tuition.</p>

<h2>2. Role of the Company</h2>
<p>The Company is an intermediary under section 2(1)(w) of the Information Technology Act, 2000. It shows your profile, transmits requests and shows contact details to both sides once you are appointed. It neither employs you nor conducts a coaching centre, is not a party to your agreement with a student and doesn’t collect tuition fees. You set your fee, syllabus and hours.</p>

<h2>3. Profile and content</h2>
<p>Your profile must be true; photos, texts and certificates must be your own. The Company reads a profile before publishing it and every new text before it replaces the earlier one. Under rule 3(1)(b) of the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021 you may not upload anything that</p>
<ul>
<li>belongs to another person, impersonates someone or misleads;</li>
<li>is obscene, harmful to children, defamatory or invades privacy;</li>
<li>promotes enmity on grounds of religion, caste or gender;</li>
<li>threatens the unity, security or public order of India;</li>
<li>contains malicious code or violates any law in force.</li>
</ul>
<p>Phone numbers, links and advertising are not allowed in the texts either. The order of the list depends on reviews, speed of answers, completeness, a fresh schedule, verification, education and your last visit; a paid place is labelled “TOP · paid”.</p>

<h2>4. Requests</h2>
<p>You answer a personal request within 24 hours. A request offered to several tutors accepts five answers at most. While appointed, you see the student’s phone, email and address and use them for these lessons alone. You enter the date of the first lesson, at most 180 days ahead, and may change it twice before payment is due. Until the commission is paid you may withdraw with a reason and owe nothing.</p>

<h2>5. Commission</h2>
<p>One commission is payable for each request to which you are appointed and which has a first lesson date. It is the fee for 60 minutes in the request, or in your profile where the request has none, multiplied by the factor below.</p>
<table>
<thead><tr><th scope="col">Lessons</th><th scope="col">Factor</th></tr></thead>
<tbody>
<tr><td>One lesson</td><td>{factor_one}</td></tr>
<tr><td>Once a week or not stated</td><td>{factor_weekly}</td></tr>
<tr><td>Twice a week</td><td>{factor_twice}</td></tr>
<tr><td>Three times a week or more</td><td>{factor_often}</td></tr>
</tbody>
</table>
<p>The amount is rounded up to {price_step} and is not less than {commission_minimum}. Example: {example_price} per hour, two lessons a week, commission {example_commission}. It is payable within {due_days} calendar days after the day of the first lesson, up to {day_end} Indian Standard Time on the last of them. A pause of the request extends the time. If payment is three days late, the profile is hidden and receives no requests until it is paid.</p>

<h2>6. Payments and taxes</h2>
<p>Amounts are stated and charged in United States dollars ({currency}). If your card is in rupees, your bank converts the amount and may charge for it. You pay by card or from the wallet, which takes {top_up_min} to {top_up_max} at a time; the wallet can be used only for the Company’s own services. A TOP place costs {top_7_days} for 7 days, {top_14_days} for 14 days and {top_30_days} for 30 days.</p>
<p>If the first lesson didn’t take place, tell us: after a check the commission is cancelled and what you paid goes back to the wallet. An unused balance is refunded on written request. Income tax and, where it applies to you, GST on tuition are your responsibility. If the law obliges the Company to deduct or collect tax, it will ask for your PAN.</p>

<h2>7. Reviews</h2>
<p>A review comes only from a student whose request was paid for. You may ask for it, reply publicly and change the reply for a day. Reviews that are bought, written by yourself or by people acting for you are an unfair trade practice and are removed.</p>

<h2>8. Personal data</h2>
<p>Your data is processed under the <a href="{privacy_link}">privacy policy</a>. You protect students’ data as the Digital Personal Data Protection Act, 2023 requires.</p>

<h2>9. Suspension and closing</h2>
<p>You may stop requests or ask for deletion at any time; the profile is hidden at once and made anonymous after 14 days, until which you may withdraw. A commission that is due must be paid first. The Company may return, hide or block a profile for false information, disclosed contact details, evaded commission, prohibited content or complaints found true, and gives you the reason and a chance to be heard.</p>

<h2>10. Liability</h2>
<p>You are responsible for the quality and safety of lessons and for your content. The Company keeps the protection of section 79 of the Information Technology Act, 2000. Its liability for its own service is limited to the amount you paid in the last 12 months, unless the law provides otherwise. It promises no number of requests.</p>

<h2>11. Grievance Officer</h2>
<p>The Grievance Officer of {company} receives complaints about content, service and data at <a href="mailto:{support_email}">{support_email}</a> or {support_phone}. Receipt is acknowledged within 24 hours and the complaint is disposed of within 15 days. If you are not satisfied with a decision on content, you may appeal to the Grievance Appellate Committee within 30 days.</p>

<h2>12. Changes, law, jurisdiction</h2>
<p>New terms are published here and confirmed in your account; requests to which you are already appointed keep the earlier ones. The Company reminds you of these terms at least once a year. The laws of India apply and the courts at {city} have jurisdiction. Complaints about personal data may be taken to the Data Protection Board of India.</p>

<h2>13. Details</h2>
<p>{company}, {company_details}, {company_address}.</p>
`,
}
