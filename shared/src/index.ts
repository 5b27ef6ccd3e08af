export { configAtom } from './config/configAtom';
export { requiredAtom } from './config/requiredAtom';
export type { Environment, PortalConfig, TokenStorage } from './config/PortalConfig';
export { failureReason, type FailureReason } from './http/failureReason';
export { httpAtom } from './http/httpAtom';
export { firstAnswerShown } from './http/takeFirstCall';
export type { GetOptions, HttpClient } from './http/createHttpClient';
export { createLatePart, type LatePart } from './late/createLatePart';
export { usePart } from './late/usePart';
export { watchLinks } from './late/watchLinks';
export { createLoader, keyOf } from './load/createLoader';
export { isOutdated } from './load/isOutdated';
export type { Load } from './load/Load';
export { useComeback } from './load/useComeback';
export { useLoad } from './load/useLoad';
export { watchPage } from './load/watchPage';
export { logger } from './log/logger';
export { isNewer } from './model/isNewer';
export type { CalendarDay, ModifiedDate } from './model/ModifiedDate';
export type { Action, Article, ArticleLink, HistoryEntry, Report } from './model/Report';
export type { ReportListItem } from './model/ReportListItem';
export { themes, type Theme } from './model/Theme';
export type { UserInfo } from './model/UserInfo';
export { parseUrl } from './paths/parseUrl';
export { isSignInPath, safeReturnPath } from './paths/safeReturnPath';
export { signInResponseAtom, type SignInResponse } from './session/signInResponseAtom';
export type { Auth } from './session/Auth';
export { authAtom } from './session/authAtom';
export { signInNoticeAtom, type SignInNotice } from './session/signInNoticeAtom';
export { useSignIn } from './session/useSignIn';
export { createKeptAtom, type KeptAtom } from './state/createKeptAtom';
export { forgetAnswersAtom } from './state/forgetAnswersAtom';
export { forgetReaderAtom } from './state/forgetReaderAtom';
export { healthAtom, healthLoadAtom } from './state/healthAtom';
export { lastVisitAtom } from './state/lastVisitAtom';
export { navigationAtom, type NavigationItem } from './state/navigationAtom';
export {
  newsChecksAtom,
  newsSeenAtom,
  notificationsAtom,
  type NewsCheck,
  type NotificationItem,
} from './state/notificationsAtom';
export { readerAtom, rememberedReaderAtom } from './state/readerAtom';
export { isReportLoadingAtom, reportAtom } from './state/reportAtom';
export { isReportListLoadingAtom, reportListAtom } from './state/reportListAtom';
export { authorizingAtom, loginRedirectUriAtom, originalLoginUriAtom } from './state/signInAtoms';
export { themeAtom } from './state/themeAtom';
export { isUserInfoLoadingAtom, userInfoAtom } from './state/userInfoAtom';
export { deviceStorage } from './storage/deviceStorage';
export { announcementAtom } from './ui/announcementAtom';
export { Badge, hueOf } from './ui/Badge';
export { Button } from './ui/Button';
export { ErrorBoundary } from './ui/ErrorBoundary';
export { GlobalStyle } from './ui/GlobalStyle';
export { Icon } from './ui/Icon';
export { Loading } from './ui/Loading';
export { Notice } from './ui/Notice';
export { headingFocusAtom } from './ui/headingFocusAtom';
export { PageHeading } from './ui/PageHeading';
export { screenAddressesAtom } from './ui/screenAddressesAtom';
export { barHeight, breakpoints, color, from, hue, type Hue } from './ui/theme';
export { useAnnouncement } from './ui/useAnnouncement';
export { useCopy } from './ui/useCopy';
export { useKeptFocus } from './ui/useKeptFocus';
export { usePanelReady } from './ui/usePanelReady';
export { useDocumentTitle } from './ui/useDocumentTitle';
export { useElapsed } from './ui/useElapsed';
export { VisuallyHidden } from './ui/VisuallyHidden';
