@echo off
rem Runs Quadrille with the Java of JAVA_HOME, or else the one on the PATH.
rem
rem   quadrille COMMAND ...    QUADRILLE_OPTS holds options for Java, such as -Xmx8g
rem   quadrille --archive      makes lib\quadrille.jsa, with which this Java starts Quadrille in half the time
setlocal
set "lib=%~dp0..\lib"
if not exist "%lib%\quadrille.jar" (
    echo error: There is no '%lib%\quadrille.jar', which this launcher runs. Put its folder on the PATH, instead of copying it.>&2
    exit /b 2
)
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
    echo error: Quadrille needs Java 17 or newer, and '%java%' does not run. Set JAVA_HOME.>&2
    exit /b 2
)
if "%~1"=="--archive" (
    if not exist "%lib%\quadrille.classes" "%java%" -Xlog:disable -XX:DumpLoadedClassList="%lib%\quadrille.classes" -XX:+UseSerialGC -cp "%lib%\quadrille.jar" io.github.quadrille.app.cli.Quadrille solve 4x10 >nul
    "%java%" -Xlog:disable -Xlog:all=error:stderr -Xshare:dump -XX:SharedClassListFile="%lib%\quadrille.classes" -XX:SharedArchiveFile="%lib%\quadrille.jsa" -cp "%lib%\quadrille.jar"
    exit /b
)
set "archive="
if exist "%lib%\quadrille.jsa" set archive=-XX:SharedArchiveFile="%lib%\quadrille.jsa"
"%java%" "@%lib%\quadrille.options" -Xshare:auto %archive% -Xlog:disable -Xlog:all=error:stderr -Xlog:cds*=off:stderr -XX:+UseSerialGC -Dquadrille.options=QUADRILLE_OPTS %QUADRILLE_OPTS% -cp "%lib%\quadrille.jar" io.github.quadrille.app.cli.Quadrille %*
exit /b
