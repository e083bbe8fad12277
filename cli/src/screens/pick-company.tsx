import { type Company, CompanyPicker } from './CompanyPicker.tsx'
import { needTerminal, openScreen } from './open.tsx'

/** The company the user picks, or undefined if they cancel. */
export const pickCompany = async (companies: readonly Company[]): Promise<Company | undefined> => {
  needTerminal('xd login-as COMPANYID --reason TEXT')
  let picked: Company | undefined
  await openScreen(
    <CompanyPicker
      companies={companies}
      now={Date.now()}
      onPick={(company) => {
        picked = company
      }}
    />,
  )
  return picked
}
