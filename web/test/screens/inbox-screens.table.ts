import { conversation, type Screen } from './screen.ts'
import {
  fillRequest,
  fillRequestFields,
  labelMany,
  newMessage,
  openMenu,
  press,
  rowsOf,
  selectWhole,
  inComposer,
  openMessageMenu,
} from './steps.ts'

const leadShown: Screen['open'] = (page) => page.getByRole('group', { name: /^Quote request/ }).waitFor()

/** The inbox, its conversations and their dialogs. */
export const INBOX_SCREENS: readonly Screen[] = [
  { name: 'inbox', as: 'clerk', path: '/inbox' },
  { name: 'inbox-none', as: 'clerk', path: '/inbox?filter=nothing-like-this' },
  { name: 'inbox-menu', as: 'clerk', path: '/inbox', open: press(/More filters/) },
  {
    name: 'inbox-row-menu',
    as: 'clerk',
    path: '/inbox',
    open: async (page) => {
      await rowsOf(page).first().click({ button: 'right' })
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'inbox-selected-whole', as: 'clerk', path: '/inbox', open: selectWhole },
  { name: 'inbox-bulk-label', as: 'clerk', path: '/inbox', open: labelMany },
  { name: 'conversation-scheduled', as: 'clerk', path: conversation('returned') },
  { name: 'conversation-templates', as: 'clerk', path: conversation('petrov'), open: openMessageMenu('Templates') },
  // Over a draft with a picture.
  {
    name: 'conversation-ways-to-send',
    as: 'clerk',
    path: conversation('inStore'),
    open: openMenu('More ways to send'),
  },
  { name: 'conversation-quick-replies', as: 'clerk', path: conversation('petrov'), open: openMessageMenu('Replies') },
  {
    name: 'conversation-labels',
    as: 'clerk',
    path: conversation('petrov'),
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Label/ })
        .first()
        .click()
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'conversation-paid', as: 'clerk', path: conversation('whitfield') },
  { name: 'conversation-picture', as: 'clerk', path: conversation('nguyen') },
  { name: 'inbox-quote-requests', as: 'owner', path: '/inbox?lead=open' },
  { name: 'conversation-chat-lead', as: 'owner', path: conversation('brandt'), open: leadShown },
  { name: 'conversation-chat-proved', as: 'owner', path: conversation('delgado'), open: leadShown },
  { name: 'conversation-chat-moved', as: 'owner', path: conversation('ingram'), open: leadShown },
  { name: 'conversation-chat-won', as: 'owner', path: conversation('sato'), open: leadShown },
  {
    name: 'conversation-lead-won-dialog',
    as: 'owner',
    path: conversation('ingram'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Move to' }).click()
      await page.getByRole('menuitem', { name: 'Won…' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'conversation-unpaid', as: 'owner', path: conversation('payable') },
  { name: 'conversation-failed', as: 'owner', path: conversation('halvorsen') },
  { name: 'conversation-opted-out', as: 'owner', path: conversation('adeyemi') },
  { name: 'conversation-email', as: 'owner', path: conversation('greene') },
  { name: 'conversation-odd', as: 'owner', path: conversation('obrien') },
  {
    name: 'new-message',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await newMessage(page, 'whit')
      await page.getByRole('list', { name: 'Found customers' }).waitFor()
    },
  },
  {
    name: 'new-message-none',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await newMessage(page, 'Nobody')
      await page.getByText('No Matches. Create New?').waitFor()
    },
  },
  {
    name: 'new-message-store',
    as: 'owner',
    path: '/inbox',
    open: async (page) => {
      await press('New Message')(page)
      await page.getByRole('radiogroup', { name: 'Send from' }).getByRole('radio').last().click()
    },
  },
  {
    name: 'assign-to',
    as: 'owner',
    path: conversation('payable'),
    open: async (page) => {
      await page
        .getByRole('region', { name: /^Conversation with/ })
        .getByRole('button', { name: 'Assign' })
        .click()
      await page.getByRole('option', { name: 'Marcus' }).waitFor()
    },
  },
  { name: 'request-payment', as: 'owner', path: conversation('petrov'), open: fillRequest },
  { name: 'request-fields', as: 'owner', path: conversation('petrov'), open: fillRequestFields },
  {
    name: 'request-similar',
    as: 'owner',
    path: conversation('whitfield'),
    open: async (page) => {
      await inComposer('Request payment')(page)
      await page.getByRole('textbox', { name: 'Amount' }).fill('125.50')
      await page.getByText(/already (requested|paid)/).waitFor()
    },
  },
  {
    name: 'date-and-time',
    as: 'owner',
    path: conversation('petrov'),
    open: async (page) => {
      await fillRequest(page)
      await page.getByRole('button', { name: /^Pay by/ }).click()
    },
  },
  {
    name: 'send-later',
    as: 'owner',
    path: conversation('petrov'),
    open: async (page) => {
      await page.getByRole('textbox', { name: /^Text Lev/ }).fill('Your watch can be picked up on Monday.')
      await press('More ways to send')(page)
      await page.getByRole('menuitem', { name: /Send later/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'note', as: 'owner', path: conversation('petrov'), open: inComposer('Note') },
  { name: 'cancel-request', as: 'owner', path: conversation('payable'), open: press('Cancel Request') },
]
