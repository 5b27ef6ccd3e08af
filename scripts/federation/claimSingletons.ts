import * as okta from '@okta/okta-react';
import * as shared from '@portal/shared';
import * as router from '@portal/shared/router';
import * as jotai from 'jotai';
import * as jotaiReact from 'jotai/react';
import * as jotaiVanilla from 'jotai/vanilla';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styled from 'styled-components';
import { compareSingletons, type SingletonPage } from './compareSingletons.ts';

/** Federation name of the app, defined by webpack. */
declare const PORTAL_APP: string;

/* webpack.shared.js puts this before every entry and exposed module, so it sees the copies which that build gets. */
compareSingletons(globalThis as SingletonPage, PORTAL_APP, {
  react: react.useState,
  'react/jsx-runtime': jsxRuntime.jsx,
  'react-dom': reactDom.createPortal,
  jotai: jotai.useAtom,
  'jotai/react': jotaiReact.useStore,
  'jotai/vanilla': jotaiVanilla.createStore,
  'styled-components': styled.ThemeContext,
  '@okta/okta-react': okta.useOktaAuth,
  '@portal/shared': shared.configAtom,
  '@portal/shared/router': router.useNavigate,
});
