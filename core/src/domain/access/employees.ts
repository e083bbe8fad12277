// Spec 1 §6: employee lists for non-admins exclude admin accounts, unless the company has ID 1, where support staff
// work. Where shown, they are marked '(XD Support)'.
export const SUPPORT_COMPANY_ID = 1

export interface EmployeeAccount {
  readonly userIsXDACCT: boolean
}

export interface EmployeeViewer extends EmployeeAccount {
  readonly companyID: number
}

export const listsAdmins = (viewer: EmployeeViewer): boolean =>
  viewer.userIsXDACCT || viewer.companyID === SUPPORT_COMPANY_ID

export const visibleEmployees = <Employee extends EmployeeAccount>(
  employees: readonly Employee[],
  viewer: EmployeeViewer,
): Employee[] => employees.filter((employee) => !employee.userIsXDACCT || listsAdmins(viewer))

export interface NamedEmployee extends EmployeeAccount {
  readonly userUsername: string
  readonly userNickname?: string | null
}

// The part of the username before the at-sign (Spec 1 §2).
export const shortUsername = (username: string): string => username.split('@', 1)[0] ?? ''

const XD_SUPPORT = 'XD Support'

export const employeeName = ({ userNickname, userUsername, userIsXDACCT }: NamedEmployee): string => {
  const nickname = userNickname?.trim() ?? ''
  return `${nickname === '' ? shortUsername(userUsername) : nickname}${userIsXDACCT ? ` (${XD_SUPPORT})` : ''}`
}

// The writer's name. Former employees keep theirs; anyone on neither list is XD Support.
export const authorName = (
  userID: number,
  employees: readonly (NamedEmployee & { readonly userID: number })[],
  former: readonly { readonly userID: number; readonly userNickname: string }[],
): string => {
  const colleague = employees.find((employee) => employee.userID === userID)
  return colleague
    ? employeeName(colleague)
    : (former.find((employee) => employee.userID === userID)?.userNickname ?? XD_SUPPORT)
}
