/** Router API for the remotes. A shared module is shipped whole, hence a short list instead of the whole router. */
export { BrowserRouter, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export { Link } from './ui/Link';
/** @public For remotes to come. */
export { ScreenLink } from './ui/ScreenLink';
