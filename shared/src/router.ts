/**
 * The router as the portal promises it to the remotes. A module that remotes share is shipped whole, so this short
 * list, and not the router's own, is what is shared.
 */
export {
  BrowserRouter,
  Link,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
